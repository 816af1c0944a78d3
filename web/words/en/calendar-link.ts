/** §27: the way to the calendar of a professional. */
export const words = { title: 'Your calendar', text: 'Visits and free time, day by day' };
