import type { ReactNode } from 'react';
import type { Strength } from '#domain/password.ts';
import type { Party } from '#domain/role.ts';

/** What the logins and sign-ups of both parties share. */
export const words = {
  /** Beside the form: why one would. */
  points: {
    user: [
      'Choose who comes, nearest first',
      'See the total before you ask',
      'Work starts only with your code',
    ],
    handyman: [
      'Go online when you want work',
      'See what a job pays before you say yes',
      'Customers see the nearest first',
    ],
  } satisfies Readonly<Record<Party, readonly string[]>>,
  redirecting: 'Redirecting you ...',
  email: 'Email',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters.`,
  /** Of a new password, while it is typed. */
  strength: {
    weak: 'Weak: easy to guess',
    fair: 'Fair: longer is better',
    strong: 'Strong',
  } satisfies Readonly<Record<Strength, string>>,
  login: {
    forgotten: 'Forgotten your password?',
    signUp: 'Sign up',
    mailedCode: 'Code from our mail',
    submit: 'Continue',
    mailCode: 'Mail me a code',
    mailAnotherCode: 'Mail me another code',
    test: 'Test',
  },
  signup: {
    next: 'Next',
    haveCode: 'I already have a code',
    haveAccount: 'Have an account?',
    logIn: 'Log in',
    agree: (terms: (text: string) => ReactNode, privacy: (text: string) => ReactNode) => (
      <>
        By going on you accept our {terms('terms')} and how we treat {privacy('your data')}.
      </>
    ),
  },
  code: {
    digit: (at: number, of: number) => `Digit ${at} of ${of}`,
    enter: 'Enter the six-digit code we mailed you.',
    mailedTo: (email: ReactNode) => (
      <>We mailed a six-digit code to {email}. It is good for ten minutes.</>
    ),
    changeEmail: 'Change email',
    again: 'Send the code again',
    againInMinutes: (minutes: number) => `Send the code again in ${minutes} min`,
    againInSeconds: (seconds: number) => `Send the code again in ${seconds} s`,
  },
  image: {
    unreadable: 'This file is not a picture we can read. Choose a JPEG, PNG or WebP image.',
    choose: 'Choose a photo',
    chosen: (label: string) => `${label}, as chosen`,
    remove: (label: string) => `Remove ${label}`,
  },
};
