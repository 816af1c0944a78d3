import type { Db } from '../db/db.ts';
import type { Presence } from '../ports/presence.ts';
import { noteHere } from './presence-store.ts';

export const makePresence = (db: Db): Presence => {
  const open = new Map<string, number>();
  /** Had a stream since presences were last written. */
  const left = new Set<string>();
  return {
    opened: (id) => {
      open.set(id, (open.get(id) ?? 0) + 1);
      return () => {
        const others = (open.get(id) ?? 0) - 1;
        if (others > 0) open.set(id, others);
        else open.delete(id);
        left.add(id);
      };
    },
    tell: async () => {
      const here = new Set([...open.keys(), ...left]);
      if (here.size === 0) return 0;
      left.clear();
      try {
        await noteHere(db, [...here]);
      } catch (error) {
        for (const id of here) left.add(id);
        throw error;
      }
      return here.size;
    },
  };
};
