import { useLayoutEffect, useRef } from 'react';

/** Where a key is a letter, or belongs to a question in front of everything else. */
const typing = ['input', 'textarea', 'select', '[role="dialog"] *'].join();

/** One key for each action, for operators who work here all day. Not in text fields, nor with Ctrl and the like. */
export const useKeys = (actions: Readonly<Record<string, (() => void) | undefined>>) => {
  const latest = useRef(actions);
  // With what is painted: a key pressed as soon as its button can be does what that button does.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
