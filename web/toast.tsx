import { lazy, Suspense, useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
type ToastMessage = { readonly kind: ToastKind; readonly text: string };

type Show = (message: ToastMessage) => void;

/** The region is loaded with the first message; until then messages wait here. */
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let wanted = false;
let show: Show | undefined;

const say = (kind: ToastKind, text: string) => {
  if (show) {
    show({ kind, text });
    return;
  }
  waiting.push({ kind, text });
  wanted = true;
  for (const listener of listeners) listener();
};

export const toast = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
  info: (text: string) => say('info', text),
};

/** Called by the region once it is on the page. */
export const attachRegion = (region: Show) => {
  show = region;
  for (const message of waiting.splice(0)) region(message);
  return () => {
    show = undefined;
  };
};

const Region = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const Toasts = () => {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return <Suspense>{needed && <Region />}</Suspense>;
};
