import type { ReactNode } from 'react';

/** The page that invites professionals. */
export const words = {
  headline: (accent: (text: string) => ReactNode) => (
    <>Your skill. Your hours. {accent('Work from your own streets.')}</>
  ),
  lead: 'Customers around the corner are looking for someone like you. Register once and let the jobs come to you.',
  register: 'Register Here',
  hasAccount: 'I have an account',
  why: 'Why partner with us',
  reasons: {
    hours: {
      title: 'Set your own hours',
      text: 'Go online when you want work and offline when you do not. Nobody asks why.',
    },
    pay: {
      title: 'Get paid fast with weekly payments',
      text: 'You see what a job pays before you say yes, and your money comes every week.',
    },
    support: {
      title: 'Support at every turn',
      text: 'A person answers when a job, a payment or a customer gives you trouble.',
    },
  },
  proofs: { help: 'What you get, and who answers', terms: 'The terms in full' },
  trades: 'Which one is you?',
  wanted: 'Wanted every day, in every street.',
  start: 'Your first job in three steps',
  steps: {
    register: {
      title: 'Register',
      text: 'Your name, your trade and your Aadhar number. It takes about three minutes.',
    },
    online: {
      title: 'Go online',
      text: 'Your phone rings when someone near you asks. See how far it is and what it pays.',
    },
    job: {
      title: 'Do the job',
      text: 'The customer’s code starts the work. Mark it done and it is in your history.',
    },
  },
  become: 'Become a partner',
  example: {
    label: 'An example: a customer on the map asks for your service.',
    requested: 'Your service is requested',
    distance: 'Under 1 km away',
    share: 'You get',
    decline: 'Decline',
    accept: 'Accept',
  },
};
