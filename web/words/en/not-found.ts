/** An address at which there is no page. */
export const words = {
  title: 'This page is not here',
  text: 'The address may be mistyped, or the page has moved. Help is still only a few taps away.',
  home: 'Go to Home',
  services: 'See all services',
  /** An address that was cut short or mistyped. */
  link: {
    title: 'This link is not complete',
    text: 'A part of the address is missing or mistyped. What you are looking for is a tap away.',
    bookings: 'My bookings',
    services: 'Services',
  },
};
