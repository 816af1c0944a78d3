import type { EventsPort, ServerEvent } from '../ports/events.ts';

type Listener = (event: ServerEvent) => void;

/** Publish and subscribe within this process. */
export const openLocalEvents = (): EventsPort & { deliverToAll: Listener } => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish: async (publications) => {
      for (const { topics, event } of publications) {
        // Deliver once to a subscriber of several of the topics.
        const reached = new Set(topics.flatMap((name) => [...(listeners.get(name) ?? [])]));
        for (const listener of reached) listener(event);
      }
    },
    deliverToAll: (event) => {
      for (const listener of new Set([...listeners.values()].flatMap((set) => [...set]))) {
        listener(event);
      }
    },
    subscribe: (topics, listener) => {
      for (const name of topics) {
        const set = listeners.get(name) ?? new Set();
        listeners.set(name, set.add(listener));
      }
      return () => {
        for (const name of topics) {
          const set = listeners.get(name);
          set?.delete(listener);
          if (set?.size === 0) listeners.delete(name);
        }
      };
    },
    topics: () => [...listeners.keys()],
    isListening: () => true,
    close: async () => listeners.clear(),
  };
};
