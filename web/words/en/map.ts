/** The map: what is said of it to those who cannot see it, its buttons and credits. */
export const words = {
  failed: 'The map could not be loaded. Everything else works without it.',
  onIt: (names: string) => `On the map: ${names}.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  aboutHere: (name: string) => `${name}, about here`,
  credits: 'Natural Earth · GeoNames · Localities: India Post',
};
