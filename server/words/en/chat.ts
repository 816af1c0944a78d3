/** The conversation between the two of a booking. */
export const words = {
  notYet: 'You can write to each other once the request has been accepted.',
  closed:
    'This conversation closed two days after the end of the booking at the latest. If something is not settled, write to us under Help.',
  full: 'This conversation is as long as it can be. Please call each other from here on.',
  noMorePictures: 'No more pictures fit into this conversation. Please describe it in words.',
  notYourReply: 'Choose one of the quick replies that are offered.',
  noFile: 'Choose a picture: JPEG, PNG or WebP.',
  noPicture: 'There is no such picture any more. Pictures are deleted after 90 days.',
  noSuchMessage: 'There is no such message.',
  reasonFirst: 'Open the conversation with a reason first; then its pictures can be seen.',
  sent: 'Sent.',
  shown: 'That you have read this conversation is in the audit log.',
  mail: {
    subject: (number: number) => `You have a new message about booking ${number}`,
    text: 'Somebody has written to you about this booking. Read it and answer on the booking’s page.',
    booking: 'Booking',
    see: 'Read the message',
  },
};
