/** What a handyman reads of their own application and photo. */
export const words = {
  banner: {
    applied: {
      title: 'We are looking at your application',
      text: 'Customers see you once you are verified. We write to you as soon as it is decided.',
    },
    refused: {
      title: 'Your application needs something from you',
      text: 'Customers do not see you for now. Send what is missing, and we look again.',
    },
    suspended: {
      title: 'Your account is suspended',
      text: 'Customers do not see you for now. A visit that you had not begun is cancelled; if you are at work, we decide how that job ends.',
    },
  },
  see: 'See your application',
  title: 'Verification',
  states: {
    applied: 'Being looked at',
    verified: 'Verified',
    refused: 'Needs something',
    suspended: 'Suspended',
  },
  texts: {
    applied: 'An operator compares your details with your Aadhar card. You hear from us by mail.',
    appliedListed:
      'Customers see you already. With the badge, which comes after a look at your Aadhar card, they know that you are who you say.',
    verified: 'Your card carries the badge. Thank you.',
    refused: 'Customers do not see you until this is mended.',
    suspended: 'Customers do not see you, and nobody can ask you.',
  },
  weWrote: 'We wrote',
  youAnswered: 'You answered',
  appealFrom: (day: string) =>
    `A person has read your answer, and the decision stands. You can write to us again from ${day}.`,
  answerFrom: (day: string) =>
    `A person has read your answer, and the decision stands. You can send new images now; an answer without them is read from ${day}.`,
  waiting: (since: string) => `Sent ${since}. We have not looked at it yet.`,
  mend: {
    title: 'Mend your application',
    front: 'Aadhar card, front',
    back: 'Aadhar card, back',
    missing: 'Both sides of your Aadhar card are needed to verify you.',
    answer: 'Your answer',
    answerHint: 'A person reads it. Leave it empty if the images say it all.',
    send: 'Send',
    nothing: 'Choose an image or write an answer.',
  },
  photo: {
    change: 'Change photo',
    add: 'Add a photo',
    take: 'Take a photo',
    choose: 'Choose a file',
    remove: 'Remove photo',
    removeTitle: 'Remove your photo?',
    removeText: 'A drawn portrait is shown in its place.',
    keep: 'Keep it',
    title: 'Your photo',
    lead: 'A clear face helps customers to recognise you at the door.',
    crop: 'Choose the part to show',
    moveHint: 'Drag it, or use the arrow keys.',
    zoom: 'Zoom',
    save: 'Use this photo',
    another: 'Choose another',
    unreadable: 'Choose a JPEG, PNG or WebP image.',
  },
};
