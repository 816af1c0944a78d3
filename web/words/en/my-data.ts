/** One's own data on the account page: taking it along, and leaving. */
export const words = {
  title: 'Your data',
  lead: 'What we keep of you is yours: take it along, or leave for good.',
  download: {
    button: 'Download my data',
    title: 'Download your data',
    lead: 'One zip file with everything we keep of you: your account, bookings, bills, messages, ratings and tickets, and the pictures you sent.',
    save: 'Download',
    done: 'Your data is downloaded.',
  },
  delete: {
    button: 'Delete my account',
    title: 'Delete your account for good?',
    lead: 'This happens at once and cannot be taken back.',
    what: {
      user: [
        'Your name, email, phone number, addresses, pictures and everything you wrote are erased.',
        'Bookings and bills stay in our books without you. Professionals see “Former customer”.',
        'Credit that you have not used ends.',
        'You are logged out everywhere. You can sign up again later, from scratch.',
        'If a professional has blocked you, we recognise your email by a fingerprint for two years, and the block goes on.',
      ],
      handyman: [
        'Your name, email, phone number, address, photo, Aadhar images and everything you wrote are erased.',
        'Nobody finds you any more. Jobs and bills stay in our books without you; customers see “Former professional”.',
        'What you have earned is still paid out to the account you gave, on a Monday.',
        'You are logged out everywhere. You can sign up again later, without your ratings.',
        'If you are suspended or your application was refused, we keep the reason and fingerprints of your Aadhar number, email and phone number for two years, to recognise you.',
      ],
    },
    save: 'Delete for good',
    look: 'Take me there',
  },
};
