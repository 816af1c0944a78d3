/** The parts that every screen is made of. */
export const words = {
  loading: 'Loading',
  didNotLoad: 'This did not load',
  tryAgain: 'Try again',
  showMore: 'Show more',
  fillIn: 'Please fill in this field.',
  fields: { name: 'Name', phone: 'Phone number', email: 'Email' },
  password: { show: 'Show password', hide: 'Hide password' },
};
