/** Applications of professionals: to themselves, to operators, and in mails. */
export const words = {
  sent: 'Thank you. We will look at it and write to you.',
  nothingSent: 'Choose a new image or write an answer.',
  verifiedAlready: 'You are verified: there is nothing to mend.',
  gone: 'There is no such professional.',
  noImage: 'They have not given this image.',
  unreadableImage: 'This image was sealed with another key and cannot be opened any more.',
  needsReason: 'Write the reason. They read it.',
  needsBothSides:
    'Both sides of the card are needed. Refuse with a reason, and they can send them.',
  lookFirst: 'Open both sides of the card first. Nobody is verified without having been looked at.',
  appealLater: (day: string) =>
    `We have read your answer, and the decision stands. You can write to us again from ${day}.`,
  changed: 'Something has changed since you opened this. It is shown anew: please look again.',
  heldForAdmin: 'This sign-up matches somebody who was suspended. An admin has to approve it.',
  notNow: 'This cannot be decided as things stand now.',
  here: 'This is what they wrote.',
  decided: {
    approve: 'Verified. They are told by mail.',
    refuse: 'Refused. They are told by mail, with your reason.',
    suspend: 'Suspended. They are told by mail, with your reason.',
    restore: 'Restored. They are told by mail.',
    uphold: 'The decision stands. They are told by mail, with your reason.',
  },
  csv: [
    'Id',
    'Name',
    'Email',
    'Phone',
    'Service',
    'Area',
    'Status',
    'Joined (IST)',
    'Jobs',
    'Online',
  ],
  mails: {
    yourProfile: 'Open your profile',
    yourDashboard: 'Open your dashboard',
    why: 'Reason',
    approve: {
      subject: 'You are verified',
      text: 'We have looked at your application and you are verified. Your card now carries the badge, and customers near you can ask you.',
      next: 'Go online on your dashboard whenever you want to work.',
    },
    refuse: {
      subject: 'Your application needs something from you',
      text: 'We could not verify you yet, so customers do not see you for now.',
      next: 'You can send new images or answer us on your profile; then we look again.',
    },
    suspend: {
      subject: 'Your account is suspended',
      text: 'Customers do not see you for now and cannot ask you. A visit that you have not begun is cancelled. If you are at work, we decide how that job ends and write to you.',
      next: 'A person decided this, and a person reads your answer: you can write it on your profile.',
    },
    restore: {
      subject: 'Your suspension has ended',
      text: 'Your suspension has ended.',
      next: 'Your dashboard says where you stand, and whether customers can see you now. Images that you have sent meanwhile are looked at first.',
    },
    uphold: {
      subject: 'We have read your answer',
      text: 'A person has read what you sent us, and the decision stands.',
      next: {
        refused: (day: string) =>
          `You can send new images of your Aadhar card on your profile at any time; then we look again. An answer without new images is read from ${day} on.`,
        suspended: (day: string) => `You can write to us again on your profile from ${day} on.`,
      },
    },
  },
};
