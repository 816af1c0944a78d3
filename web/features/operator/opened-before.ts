import { useEffect, useRef } from 'react';

/** Addresses of the console: the page that is open, and the one before it. */
const opened = { now: '', before: '' };

export const noteOpened = (address: string): void => {
  if (opened.now === address) return;
  opened.before = opened.now;
  opened.now = address;
};

/** Back from the page of a row its list has the focus on that row again, and scrolls to it. */
export const useReturnToRow = () => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [];
    [...rows].find((row) => row.getAttribute('href') === opened.before)?.focus();
  }, []);
  return list;
};
