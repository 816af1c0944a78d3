import type { PayoutHold } from '#domain/payout.ts';

/** What professionals are paid out. */
export const words = {
  codeMailed: 'A six-digit code is on its way to your email.',
  accountChanged:
    'Saved. We pay to it from two days from now, and have mailed you about the change.',
  noSuchRun: 'There are no payouts of this day. They are made on Mondays.',
  noSuchPayout: 'There is no such payout.',
  approved: 'Approved. The bank file can be downloaded.',
  approvedAlready: 'This was approved already.',
  notApproved: 'Look through the payouts of this Monday and approve them first.',
  nothingForAFile: 'Nothing waits for a bank file.',
  notAllWaiting:
    'Not all of these wait for the bank. Nothing was changed: load the list again and choose anew.',
  notAtTheBank: 'Only what was in a bank file can be sent back.',
  cannotHold: 'Only what was in no bank file yet can be held.',
  notHeld: 'This payout is not held.',
  newerRun: 'A newer Monday holds the same money. Release it there.',
  stillHeld: {
    no_account: 'They have not said where to pay to.',
    changed: 'They have changed where to pay to less than two days ago.',
    suspended: 'They are suspended.',
    operator: 'An operator holds it.',
  } satisfies Record<PayoutHold, string>,
  nothing: 'Nothing is left to pay out.',
  paid: (count: number) =>
    count === 1 ? 'One is marked as paid.' : `${count} are marked as paid.`,
  returned: 'Sent back. The amount is in their balance again.',
  held: 'Held. The amount is in their balance again.',
  released: 'It is paid with this Monday.',
  /** The heads of the bank file, in their order. */
  columns: [
    'Number',
    'Account holder',
    'Account number or UPI id',
    'IFSC',
    'Amount (₹)',
    'Professional',
  ],
};
