import type { EventsPort, Told } from '../ports/events.ts';

type Listener = (told: Told) => void;

/** Publish and subscribe within this process. */
export const openLocalEvents = (): EventsPort & { tellAll: Listener } => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish: async (news) => {
      for (const { names, told } of news) {
        // Deliver once to a subscriber of several of the names.
        const reached = new Set(names.flatMap((name) => [...(listeners.get(name) ?? [])]));
        for (const listener of reached) listener(told);
      }
    },
    tellAll: (told) => {
      for (const listener of new Set([...listeners.values()].flatMap((set) => [...set]))) {
        listener(told);
      }
    },
    subscribe: (names, listener) => {
      for (const name of names) {
        const set = listeners.get(name) ?? new Set();
        listeners.set(name, set.add(listener));
      }
      return () => {
        for (const name of names) {
          const set = listeners.get(name);
          set?.delete(listener);
          if (set?.size === 0) listeners.delete(name);
        }
      };
    },
    isListening: () => true,
    close: async () => listeners.clear(),
  };
};
