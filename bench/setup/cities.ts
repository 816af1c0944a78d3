import type { Place } from '#domain/place.ts';

/** Where people live: thirty Indian cities, the larger ones first. */
export const cities: readonly Place[] = [
  [28.61, 77.21],
  [19.08, 72.88],
  [12.97, 77.59],
  [17.39, 78.49],
  [23.02, 72.57],
  [13.08, 80.27],
  [22.57, 88.36],
  [21.17, 72.83],
  [18.52, 73.86],
  [26.91, 75.79],
  [26.85, 80.95],
  [26.45, 80.33],
  [21.15, 79.09],
  [22.72, 75.86],
  [19.22, 72.98],
  [23.26, 77.41],
  [17.69, 83.22],
  [25.59, 85.14],
  [22.31, 73.18],
  [30.9, 75.86],
  [27.18, 78.01],
  [19.99, 73.79],
  [28.67, 77.45],
  [23.8, 86.43],
  [31.63, 74.87],
  [15.36, 75.12],
  [11.02, 76.96],
  [9.93, 76.27],
  [26.14, 91.74],
  [30.73, 76.78],
].map(([lat = 0, long = 0]) => ({ lat, long }));

/** How far people live from the middle of their city, in degrees: most within some six kilometres. */
export const spread = 0.06;
