/** An address that was cut short or mistyped. */
export const words = {
  title: 'This link is not complete',
  text: 'A part of the address is missing or mistyped. What you are looking for is a tap away.',
  bookings: 'My bookings',
  services: 'Services',
};
