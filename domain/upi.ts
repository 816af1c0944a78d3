/** §33: for how many minutes a request to pay by UPI is valid: its QR code, and the link to the app. */
export const upiValidMinutes = 5;

export type UpiRequest = {
  /** The payee's UPI id. */
  readonly payee: string;
  readonly name: string;
  readonly amountPaise: number;
  /** The gateway's name of this payment: letters and digits, at most 35. */
  readonly reference: string;
  readonly note: string;
};

/** What apps show of a note. */
const longestNote = 50;

/** §33: what the QR code says and the link opens, in the format that all UPI apps read. */
export const upiLink = ({ payee, name, amountPaise, reference, note }: UpiRequest): string => {
  const fields = {
    pa: payee,
    pn: name,
    tr: reference,
    tn: note.slice(0, longestNote),
    am: (amountPaise / 100).toFixed(2),
    cu: 'INR',
  };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  // Some apps want the sign of the UPI id as it is.
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
};
