/** What is said of an account to pay to that does not fit, by the form before it is sent and by the server after. */
export const wrong = {
  accountNumber: 'Enter the account number: 9 to 18 digits.',
  ifsc: 'An IFSC is like HDFC0001234: four letters, a zero and six characters.',
  upi: 'A UPI id is like sunita@okaxis.',
};
