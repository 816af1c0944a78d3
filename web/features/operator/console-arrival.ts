import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { noteOpened } from './opened-before.ts';

/**
 * A page of the console starts at its top with the focus there, and its entry of the menu is in view, which scrolls on a
 * phone. In a layout effect: a list that is returned to takes the focus after it.
 */
export const useConsoleArrival = () => {
  const menu = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const how = useNavigationType();
  const isFirst = useRef(true);

  const arrive = useEffectEvent((_path: string) => {
    if (how !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
    const bar = menu.current;
    const entry = bar?.querySelector<HTMLElement>('[aria-current=page]');
    if (!bar || !entry) return;
    bar.scrollTo({ left: entry.offsetLeft - (bar.clientWidth - entry.offsetWidth) / 2 });
  });
  useLayoutEffect(() => noteOpened(pathname + search), [pathname, search]);
  useLayoutEffect(() => arrive(pathname), [pathname]);
  return { menu, main };
};
