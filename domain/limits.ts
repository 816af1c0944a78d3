/** §5: how many characters each field takes: forms and server read them here. */
export const limits = {
  name: 80,
  email: 254,
  password: { least: 8, most: 128 },
  /** Phone, code and Aadhaar number as people type them, with spaces and dashes. */
  typedDigits: 40,
  address: 300,
  areaName: 60,
  photoLink: 500,
  /** What an operator writes to a professional, and what they answer. */
  reason: 500,
  /** A search for a person in the console. */
  search: 100,
  /** The words of a rating, the reply to it, and the reason for reporting or hiding it. */
  ratingText: 500,
  /** Flat, building and landmark; what there is to do; what an address is called. */
  visitAddress: 160,
  visitNote: 300,
  addressName: 24,
  /** A bank account number, IFSC or UPI id as it is typed. */
  payoutField: 140,
  /** The bank's own number of a payment. */
  reference: 60,
} as const;
