/**
 * A page made at build time can be seen before its program is there. Whoever presses a button by then has pressed it
 * all the same: gives the last one, once the program can answer. Links and forms need no program.
 */
export const keepPress = (): (() => HTMLButtonElement | undefined) => {
  let last: HTMLButtonElement | undefined;
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') last = button;
  };
  document.addEventListener('click', keep);
  return () => {
    document.removeEventListener('click', keep);
    return last;
  };
};
