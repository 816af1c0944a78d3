/** §26: to a professional whose visits an operator is to look at. */
export const words = {
  title: 'We are looking at your last visits',
  text: 'Several of them came to nothing, so customers do not see you for now. We look within a day.',
  write: 'Tell us what happened',
};
