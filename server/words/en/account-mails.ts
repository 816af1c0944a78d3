/** Mails about a password, an email and a phone number. */
export const words = {
  reset: {
    subject: 'Your code for a new LocalHands password',
    code: 'With this code you choose a new password:',
    once: (minutes: number) =>
      `It works once and for ${minutes} minutes, in the browser that asked for it. If that was not you, ignore this mail: your password stays as it is. Never tell anybody this code; we do not ask for it either.`,
  },
  newEmail: {
    subject: 'Confirm your new email for LocalHands',
    code: 'This code moves your LocalHands account to this address:',
    once: (minutes: number) =>
      `It works once and for ${minutes} minutes. If you did not ask for it, ignore this mail: nothing changes.`,
  },
  secondFactor: {
    subject: 'A wrong code for your LocalHands operator account',
    text: (at: string) =>
      `On ${at} your email and password were entered correctly, and then a wrong code of the second factor.`,
    wasItYou:
      'If it was you, you need not do anything. If it was not, somebody knows your password: choose another one now, and tell an admin.',
  },
  changed: {
    password: {
      subject: 'Your LocalHands password was changed',
      text: (at: string) =>
        `Your password was changed on ${at}. Every other browser that was logged in to your account is logged out.`,
      wasItYou:
        'If it was you, you need not do anything. If it was not, choose another password now, and another one for your mailbox too.',
    },
    email: {
      subject: 'Your LocalHands email was changed',
      text: (at: string) =>
        `On ${at} your account was moved to another email address. We do not write to this one any more.`,
      wasItYou: 'If it was you, you need not do anything. If it was not, write to us at once.',
    },
    phone: {
      subject: 'Your LocalHands phone number was changed',
      text: (at: string) => `The phone number of your account was changed on ${at}.`,
      wasItYou:
        'If it was you, you need not do anything. If it was not, somebody knows your password: choose another one now.',
    },
  },
  chooseAnother: 'Choose another password',
  writeToUs: 'Write to us',
};
