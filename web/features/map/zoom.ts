const fits = [
  { upTo: 5, zoom: 12 },
  { upTo: 11, zoom: 11 },
  { upTo: 22, zoom: 10 },
  { upTo: 45, zoom: 9 },
  { upTo: 120, zoom: 8 },
] as const;

/** §2's zoom, for whole regions. */
export const regionZoom = 6;

/** The zoom at which so many kilometres around the middle are on the map. */
export const zoomForKm = (km: number): number =>
  fits.find(({ upTo }) => km <= upTo)?.zoom ?? regionZoom;

/** From here on a tap hits a house, give or take; a pixel is less than twenty metres. */
export const pinZoom = 13;

/** The embedded map has nothing more to show closer up. */
export const embeddedMaxZoom = 13;
export const tilesMaxZoom = 18;

/** From here on the embedded map shows the localities of cities. */
export const localityZoom = 10;

/** How close to look at a place that was just named. */
export const zoomOf = { city: 11, locality: 13, pin: 15, gps: 15 } as const;
