/** What every mail has, and the mails about an account. */
export const words = {
  greeting: (name: string) => `Hello ${name},`,
  /** In the place of a name that we do not know. */
  there: 'there',
  fromNowOn: 'From now on we write to you in English.',
  footer: 'LocalHands: help from two streets away.',
  /** In the place of a handyman's name that cannot stand in a mail. */
  yourHandyman: (service: string) => `Your ${service.toLowerCase()}`,
  signup: {
    subject: 'Your LocalHands code',
    code: 'This code finishes your signup:',
    once: (minutes: number) =>
      `It works once and for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
  },
  loginCode: {
    subject: 'Your LocalHands login code',
    code: 'Somebody has tried to log in to your account too often, so we ask for this code beside your password:',
    once: (minutes: number) =>
      `It works once and for ${minutes} minutes, in the browser that asked for it. If that was not you, ignore this mail: without your password it opens nothing.`,
  },
  aadhaarTaken: {
    subject: 'Somebody tried to sign up with your details',
    tried:
      'Somebody has tried to open a second LocalHands account with your Aadhar number. No account was opened.',
    wasItYou:
      'If it was you: you have an account already, with this email address. If it was not, you need not do anything.',
    logIn: 'Log in',
  },
};
