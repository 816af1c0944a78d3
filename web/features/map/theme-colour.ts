/** A colour of the theme as a canvas needs it: resolved for light or dark. */
export const themeColour = (container: HTMLElement, token: string): string => {
  const probe = document.createElement('i');
  probe.style.color = `var(--color-map-${token})`;
  container.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
