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
} as const;

/** §5: what is said of a field that does not fit, before it is sent and after. */
export const refusals = {
  email: 'Enter an email address like name@example.com.',
  shortPassword: `Choose a password of at least ${limits.password.least} characters.`,
  aadhaar: 'This is not a valid 12-digit Aadhar number.',
  photoLink: 'The photo must be an https address.',
} as const;
