/** §7: what a payment is made with. §32: credit pays by itself. */
export const waysToPay = ['card', 'credit'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** Every gateway but that of credit takes cards. */
export const wayOf = (gateway: string): WayToPay => (gateway === 'credit' ? 'credit' : 'card');
