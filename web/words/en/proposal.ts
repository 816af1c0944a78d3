/** §27: the time of an agreed visit, and another one that is proposed. */
export const words = {
  title: 'When',
  another: 'Another time',
  lead: (other: string) => `Choose a free time. The agreed one holds until ${other} says yes.`,
  none: (other: string) =>
    `There is no other free time in the next fourteen days. Write to ${other}.`,
  propose: (when: string) => `Propose ${when}`,
  keep: 'Leave it as it is',
  proposes: (other: string) => `${other} proposes another time`,
  waiting: (other: string) => `You proposed another time. Waiting for ${other}`,
  agreed: 'Agreed:',
  proposed: 'Proposed:',
  holds: (until: string) => `The agreed time holds until the yes. Answer by ${until}.`,
  accept: 'Accept the new time',
  decline: 'Decline',
  takeBack: 'Take back',
};
