/** §25: what a professional reads who was set offline for being away. */
export const words = {
  title: 'You were set offline',
  why: (when: string) =>
    `By ${when} you had been away for an hour and had not answered our mail. So that no customer waits for nothing, we set you offline. Keep this page open while you want requests.`,
  back: 'Go online again',
};
