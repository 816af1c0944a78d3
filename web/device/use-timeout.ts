import { useCallback, useEffect, useRef } from 'react';

/** Does something after a while, unless the screen is left before. */
export const useLater = () => {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const started = timers.current;
    return () => {
      for (const timer of started) clearTimeout(timer);
      started.clear();
    };
  }, []);
  return useCallback((milliseconds: number, act: () => void) => {
    timers.current.add(setTimeout(act, milliseconds));
  }, []);
};
