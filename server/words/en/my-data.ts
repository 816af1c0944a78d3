/** What people are told about their own data, and what others read in place of a deleted name. */
export const words = {
  deleted: 'Your account is deleted. Goodbye, and thank you.',
  gone: 'This account was deleted.',
  former: { user: 'Former\u00a0customer', handyman: 'Former\u00a0professional' },
  inTheWay: {
    booking: 'A booking is still open. Finish it or call it off, then you can delete your account.',
    dispatch: 'You are asking around at the moment. Stop it, then you can delete your account.',
    unpaid: 'A job is not paid yet. When it is, you can delete your account.',
    payment:
      'A payment is still under way. Please wait until it has gone through, then delete your account.',
    dispute:
      'Your bank is examining a payment of yours. When it has decided, you can delete your account.',
    refund:
      'A refund is still on its way. When it has arrived you can delete your account. If it takes too long, write to us.',
    earnings:
      'We owe you what you have earned and do not know where to pay it to. Give your bank account or UPI id first; then you can delete your account, and it is paid out on the next Monday that is two days away.',
    ticket:
      'We still owe you an answer to a ticket. When it is answered, you can delete your account.',
  },
  goodbye: {
    subject: 'Your LocalHands account is deleted',
    text: (at: string) =>
      `Your account was deleted on ${at}. Your name, email, phone number, addresses, pictures and everything you wrote are erased. Bookings and bills stay in our books without you.`,
    again: 'If you want to come back, you can sign up with this email again at any time.',
    remembered:
      'Because you were suspended, your application was refused, or your account was below zero, we keep the reason and fingerprints of your Aadhar number, email and phone number for two years. You can sign up again; one of our people looks at it.',
    wasItYou:
      'If it was not you, somebody knows your password: change it wherever else you use it, and write to us.',
  },
};
