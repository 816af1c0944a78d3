import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A prerendered page is there before its program, and hydration says nothing of what was typed or chosen meanwhile:
 * the value that a control has by then is taken as if it were new. Gives the ref for the control.
 */
export const useEarlyValue = <C extends Control>(
  take: (value: string) => void,
): RefObject<C | null> => {
  const control = useRef<C>(null);
  const takeEarly = useEffectEvent(() => {
    const value = control.current?.value ?? '';
    if (value !== '') take(value);
  });
  // Before anything renders again: that would write the empty value over what was typed.
  useLayoutEffect(() => takeEarly(), []);
  return control;
};
