/** What is said when the server cannot be reached, and what surrounds its own sentences. */
export const words = {
  wentWrong: 'Something went wrong on our side. Please try again.',
  offline: 'You are offline. Nothing was sent; try again when you are connected.',
  unreachable: 'We cannot reach LocalHands. Check your connection.',
  unsure:
    'The connection broke before LocalHands answered. We could not tell whether it got through; check your connection and try again.',
  otherAccount: 'Somebody else has logged in here.',
  /** After the server's sentence, while the next page is on its way. */
  redirecting: (said: string) => `${said} Redirecting you...`,
  /** Around the server's answer when a code is asked for again. */
  resent: (said: string) => `in resend otp: ${said}`,
  codeMissing: 'Enter the six digits from the mail.',
  /** When a page or the network is not there. */
  missing: {
    title: 'This page did not load',
    text: 'Check your connection. It is tried again by itself as soon as you are back online.',
    again: 'Try again',
    home: 'Go to Home',
    offline: 'You are offline. This page catches up as soon as you are back.',
    notHere: {
      title: 'You are offline',
      text: 'This page is not kept on this device. It opens by itself as soon as you are connected.',
    },
  },
};
