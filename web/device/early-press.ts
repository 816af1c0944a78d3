declare global {
  interface Window {
    /** Set by bootstrap.ts, for the bundle that comes later. */
    pressedEarly?: ReturnType<typeof keepPress>;
  }
}

/**
 * A page made at build time can be seen before its program has loaded. A press of a button by then must not be lost:
 * gives the last one, once the program can answer. Links need no program.
 */
export const keepPress = (): (() => HTMLButtonElement | undefined) => {
  let last: HTMLButtonElement | undefined;
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') last = button;
  };
  // Without the program the browser would send the form itself, to this page's URL, and load the page again.
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) last = event.submitter;
  };
  document.addEventListener('click', keep);
  document.addEventListener('submit', hold);
  return () => {
    document.removeEventListener('click', keep);
    document.removeEventListener('submit', hold);
    return last;
  };
};
