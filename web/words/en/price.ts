/** What a total is made of. */
export const words = {
  serviceCharge: 'Service Charge',
  cost: 'Cost',
  gst: 'GST (18%)',
  discount: 'LH Discount',
  total: 'Total',
  fromCredit: 'From your credit',
  code: (code: string) => `Code ${code}`,
  afterCode: 'Paid after the code',
  alreadyPaid: 'Already paid',
  owed: 'Fee of cancelled visits',
  stillDue: 'Still due',
  refunded: 'Refunded',
  kept: 'Paid in the end',
};
