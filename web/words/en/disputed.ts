/** §39: what customers read of a payment that their bank takes back. */
export const words = {
  notes: {
    examined: (amount: string) =>
      `Your bank is examining your payment of ${amount}. We cannot refund it meanwhile; ask your bank how it stands.`,
    returned: (amount: string) =>
      `Your bank has given ${amount} of this back to you. You do not have to pay it again.`,
  },
};
