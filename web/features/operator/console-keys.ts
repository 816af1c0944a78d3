import { useEffect } from 'react';

const letters: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/**
 * For those who work here all day: j and k go along the rows of a table, the arrows too once a row has the focus; /
 * goes to the search. Enter opens a row because what has the focus is its link.
 */
export const useConsoleKeys = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('[data-search]');
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
        return;
      }
      const rows = [...document.querySelectorAll<HTMLElement>('a[data-row]')];
      const at = rows.findIndex((row) => row === document.activeElement);
      // Before a row has the focus, the arrows scroll the page as everywhere.
      const step = letters[event.key] ?? (at === -1 ? undefined : arrows[event.key]);
      if (step === undefined) return;
      const next = rows[at === -1 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
