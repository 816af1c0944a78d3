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
