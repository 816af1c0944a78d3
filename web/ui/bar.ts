/**
 * For the bar at the bottom of a phone: tells the theme how high it stands there, so that neither the page's end nor a
 * message comes to lie behind or on it. A bar that stands in the page has no such height.
 */
export const standingBar = (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const stands = getComputedStyle(bar).position === 'fixed';
    style.setProperty('--bar', `${stands ? bar.offsetHeight : 0}px`);
  };
  const resized = new ResizeObserver(measure);
  resized.observe(bar);
  measure();
  return () => {
    resized.disconnect();
    style.removeProperty('--bar');
  };
};
