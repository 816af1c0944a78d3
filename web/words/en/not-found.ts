/** An address at which there is no page. */
export const words = {
  title: 'This page is not here',
  text: 'The address may be mistyped, or the page has moved. Help is still only a few taps away.',
  home: 'Go to Home',
  services: 'See all services',
};
