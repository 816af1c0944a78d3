/** §28, §29, §38, §39: the console's pages about money, in one file. */
export { default as Books } from './screens/operator/books.tsx';
export { default as Codes } from './screens/operator/codes.tsx';
export { default as Dispute } from './screens/operator/disputes/dispute.tsx';
export { default as Disputes } from './screens/operator/disputes.tsx';
export { default as PayoutRun } from './screens/operator/payout-run.tsx';
export { default as Reconciliation } from './screens/operator/reconciliation.tsx';
export { default as Payouts } from './screens/operator/payouts.tsx';
