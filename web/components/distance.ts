/** Distances as people say them, no finer than a place rounded to a kilometre allows: under 1 km, 2.4 km, 38 km. */
export const distanceText = (km: number): string => {
  if (km < 1) return 'under 1 km';
  return `${km < 10 ? km.toFixed(1) : Math.round(km).toLocaleString('en-IN')} km`;
};

/** Minutes as people say them: 9 min, 1 h 5 min; beyond a day nobody counts. */
export const minutesText = (minutes: number): string => {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  if (whole < 24 * 60) return `${Math.floor(whole / 60)} h ${whole % 60} min`;
  return 'more than a day';
};
