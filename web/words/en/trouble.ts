/** When a page or the network is not there. */
export const words = {
  title: 'This page did not load',
  text: 'Check your connection. It is tried again by itself as soon as you are back online.',
  again: 'Try again',
  home: 'Go to Home',
  offline: 'You are offline. This page catches up as soon as you are back.',
  notHere: {
    title: 'You are offline',
    text: 'This page is not kept on this device. It opens by itself as soon as you are connected.',
  },
};
