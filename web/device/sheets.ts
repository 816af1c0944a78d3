import { useEffect, useEffectEvent } from 'react';

/**
 * While a sheet is open, Back closes it and the page stays: it has an entry of its own in the browser's history, for the
 * same address. `sheets` in an entry's state says how many were open there.
 */
type Sheet = { readonly close: () => void };

const open: Sheet[] = [];
/** We go back ourselves, past the entry of a sheet that was closed by its buttons. */
let leaving = false;
let watching = false;

const marked = (): number => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'sheets' in state
    ? Number(state.sheets)
    : 0;
};

let push: History['pushState'] = () => undefined;

/** A way on from a sheet takes the place of its entry: Back leads to the page, and Forward on again. */
const takeOver = () => {
  push = history.pushState.bind(history);
  history.pushState = (...next) => {
    if (open.length > 0 && marked() > 0) history.replaceState(...next);
    else push(...next);
  };
  // Never removed: Back or Forward may still lead to the entry of a closed sheet, which is then skipped.
  window.addEventListener('popstate', onPop);
};

/** As many entries as there are sheets; one that follows another takes over its entry. */
const settle = () => {
  if (leaving) return;
  const extra = marked() - open.length;
  if (extra > 0) {
    leaving = true;
    history.go(-extra);
  }
  for (let n = extra; n < 0; n += 1) {
    push({ ...history.state, sheets: marked() + 1 }, '');
  }
};

const onPop = () => {
  if (!leaving) for (const sheet of open.splice(marked())) sheet.close();
  leaving = false;
  settle();
};

const enter = (close: () => void) => {
  const sheet = { close };
  if (!watching) takeOver();
  watching = true;
  open.push(sheet);
  queueMicrotask(settle);
  return () => {
    const at = open.indexOf(sheet);
    if (at !== -1) open.splice(at, 1);
    queueMicrotask(settle);
  };
};

/** For whatever lies in front of the page while `shown`. */
export const useSheet = (shown: boolean, onBack: () => void) => {
  const close = useEffectEvent(onBack);
  useEffect(() => (shown ? enter(() => close()) : undefined), [shown]);
};
