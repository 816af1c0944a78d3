import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

export type End = 'top' | 'bottom';

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What can be pressed, with the cost of covering it. */
type Control = Box & { readonly cost: number };

/** A call to action is never covered to spare other buttons. */
export const costs = { action: 100, other: 1 } as const;

/** The first of these places that covers nothing that can be pressed; where each does, the one that costs least. */
export const clearest = (
  places: readonly (readonly [End, Box])[],
  controls: readonly Control[],
): End => {
  const rated = places.map(([end, box]) => ({
    end,
    cost: controls.reduce((sum, one) => sum + (overlap(box, one) ? one.cost : 0), 0),
  }));
  return rated.toSorted((a, b) => a.cost - b.cost)[0]?.end ?? 'top';
};

const control = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary']
  .map((kind) => `${kind}:not(:disabled)`)
  .join();

/** The theme's classes for calls to action. */
const action = '.bg-accent, .bg-good, [data-pill], [data-pill] *';

/** Behind a dialog nothing can be pressed. The header's menu is reached again when the message has gone. */
const controlsInView = (): Control[] => {
  const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body;
  return [...scope.querySelectorAll(control)].flatMap((one) => {
    if (one.closest('header, .toasts') !== null) return [];
    const { top, right, bottom, left } = one.getBoundingClientRect();
    if (right <= left || bottom <= top) return [];
    return [{ top, right, bottom, left, cost: one.matches(action) ? costs.action : costs.other }];
  });
};

/** Keeps a region at the clear end of the screen while the page moves under it; gives what ends that. */
const followClearEnd = (element: HTMLElement) => {
  const placeAt = (end: End) => {
    element.dataset['end'] = end;
    return [end, element.getBoundingClientRect()] as const;
  };
  const settle = () => {
    const preferred: End = matchMedia('(width < 40rem)').matches ? 'top' : 'bottom';
    // The present place comes first: a message that is being read does not move without need.
    const first = element.dataset['end'] ?? preferred;
    const ends: readonly End[] = first === 'top' ? ['top', 'bottom'] : ['bottom', 'top'];
    element.dataset['end'] = clearest(ends.map(placeAt), controlsInView());
  };
  delete element.dataset['end'];
  settle();
  const grown = new ResizeObserver(settle);
  grown.observe(element);
  grown.observe(document.body);
  const changed = new MutationObserver(settle);
  changed.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', settle, { passive: true, capture: true });
  return () => {
    grown.disconnect();
    changed.disconnect();
    window.removeEventListener('scroll', settle, { capture: true });
  };
};

/** §9: messages stand aside: at the end of the screen where no button is, also when the page moves under them. */
export const useClearEnd = (region: RefObject<HTMLElement | null>, messages: number) => {
  useLayoutEffect(
    () => (region.current && messages > 0 ? followClearEnd(region.current) : undefined),
    [region, messages],
  );
};
