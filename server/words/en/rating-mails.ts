/** The mail about a rating that an operator has hidden. */
export const words = {
  hidden: {
    subject: 'Your rating was hidden',
    somebody: 'somebody',
    told: (other: string) =>
      `We have hidden the rating that you gave ${other}. Nobody can read it any more, and its stars do not count.`,
    why: (reason: string) => `The reason: ${reason}`,
    writeToUs: 'If you think that this is wrong, please write to us.',
  },
};
