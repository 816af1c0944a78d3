type ToastKind = 'success' | 'error' | 'info';

type ToastLink = { readonly to: string; readonly label: string };

export type ToastMessage = {
  readonly kind: ToastKind;
  readonly text: string;
  /** A link to the details. */
  readonly link?: ToastLink | undefined;
};

type Show = (message: ToastMessage) => void;

/** The region is loaded with the first message; until then messages wait here. */
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let wanted = false;
let region: Show | undefined;

export const show = (message: ToastMessage) => {
  if (region) {
    region(message);
    return;
  }
  waiting.push(message);
  wanted = true;
  for (const listener of listeners) listener();
};

export const toast = {
  success: (text: string, link?: ToastLink) => show({ kind: 'success', text, link }),
  error: (text: string, link?: ToastLink) => show({ kind: 'error', text, link }),
  info: (text: string, link?: ToastLink) => show({ kind: 'info', text, link }),
};

/** Called by the region once it is on the page. */
export const attachRegion = (next: Show) => {
  region = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (region === next) region = undefined;
  };
};

/** Whether there has been a message at all: the layout loads the region with the first one. */
export const firstToast = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  has: () => wanted,
};
