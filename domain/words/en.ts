/** What is said of a field that does not fit, by the form before it is sent and by the server after. */
export const said = {
  email: 'Enter an email address like name@example.com.',
  shortPassword: (least: number) => `Choose a password of at least ${least} characters.`,
  commonPassword: 'This password is one of the first that anybody tries. Choose another.',
  phone: 'Enter a 10-digit Indian mobile number.',
  aadhaar: 'This is not a valid 12-digit Aadhar number.',
  photoLink: 'The photo must be an https address.',
};

/** What a person can do about a refused card. No sentence reveals that a card is known to be stolen. */
export const cards = {
  funds: 'There is not enough money on this card. Please try another card.',
  expired: 'This card has expired. Please try another card.',
  cvc: 'The security code is not right. Please check it and try again.',
  number: 'The card number is not right. Please check it and try again.',
  processing: 'The bank could not process this card just now. Please try again in a moment.',
  notATestCard: 'Only test cards work here. Try 4242 4242 4242 4242.',
  unreadable: 'This card could not be read. Please enter it again.',
  unproven:
    'Your bank could not confirm that this is your card. Please try again or use another card.',
  notCompleted: 'This payment was not completed. Nothing was charged; please try again.',
  upiRefused:
    'The payment was refused in the UPI app. Nothing was charged; try again, or pay another way.',
  upiExpired:
    'The QR code was not paid in time. Nothing was charged; get a new one, or pay another way.',
  declined: 'Your bank has declined this card. Please try another card.',
};

/** What a role is called where people read it. */
export const roleNames = {
  user: { one: 'customer', many: 'customers' },
  handyman: { one: 'handyman', many: 'handymen' },
  operator: { one: 'operator', many: 'operators' },
};

type Most = {
  readonly name: number;
  readonly info: number;
  readonly packs: number;
  readonly details: number;
};

/** What is wrong with a service as an admin has filled in the form, by field. */
export const offers = {
  serviceName: ({ name }: Most) =>
    `Give an English name of at most ${name} letters that no other page or service has.`,
  serviceInfo: ({ info }: Most) => `Describe it in English in at most ${info} characters.`,
  person: ({ name }: Most) =>
    `Give a word of at most ${name} letters for one who does it, or leave it empty.`,
  hi: () => 'Give its name and description in Hindi, as short as the English ones.',
  picture: () => 'Choose one of our pictures.',
  serviceTime: () => 'The time must be 1 to 600 minutes.',
  slotMinutes: () => 'A visit must be 15 to 600 minutes.',
  serviceCharge: () => 'The service charge must be whole rupees.',
  packs: ({ packs, details }: Most) =>
    `Give 1 to ${packs} packs with different prices in whole rupees, each with a name, a line, and 1 to ${details} things that are in it.`,
  commissionPercent: () => 'The commission must be 0 to 50 percent.',
};
