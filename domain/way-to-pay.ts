/**
 * §7: what a payment is made with. §33: UPI. §37: cash is handed to the professional. §32: credit pays by itself. §38: what
 * a discount code gives.
 */
export const waysToPay = ['card', 'upi', 'cash', 'credit', 'code'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** What a gateway's payment is made with. */
export type PayMethod = 'card' | 'upi';

/** Credit, cash and codes have gateways of their own; the others take cards and UPI. */
export const wayOf = ({
  gateway,
  method,
}: {
  readonly gateway: string;
  readonly method: PayMethod;
}): WayToPay =>
  gateway === 'credit' || gateway === 'cash' || gateway === 'code' ? gateway : method;
