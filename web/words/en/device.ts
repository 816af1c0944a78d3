/** What the device itself gives: where it is, and the tab's title. */
export const words = {
  yourLocation: 'Your location',
  aroundYou: 'Somewhere around your location',
  waitingTitle: (waiting: number) => `(${waiting}) Your service is requested`,
};
