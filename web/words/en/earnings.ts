/** §28: what a professional reads of their earnings. */
export const words = {
  loading: 'Loading your earnings',
  back: 'Dashboard',
  period: { label: 'Earnings of', day: 'Day', week: 'Week', month: 'Month' },
  before: { day: 'The day before', week: 'The week before', month: 'The month before' },
  after: { day: 'The next day', week: 'The next week', month: 'The next month' },
  now: { day: 'Today', week: 'This week', month: 'This month' },
  span: (from: string, to: string) => `${from} – ${to}`,
  each: (amount: string) => `${amount} each`,
  chart: 'Day by day',
  balance: {
    title: 'Yours, not paid out yet',
    text: 'Your share of all jobs that are done and paid, and your tips, since you joined, less the cash you took.',
    owed: {
      title: 'You owe LocalHands',
      text: 'From cash that you took, or refunds. It is set against what you earn next.',
    },
    paused:
      'You owe more than ₹2,000, so customers pay you by card or UPI only until you owe less. Nothing else changes.',
    unpaid: (amount: string) =>
      `${amount} more comes when customers have paid for jobs that are done.`,
  },
  cash: (amount: string, commission: string) =>
    `Cash you kept: ${amount}, of it ${commission} is the commission`,
  list: {
    title: 'Jobs',
    none: 'No jobs here',
    noneText: 'Jobs you finish show up on the day they are done.',
    state: {
      earned: 'Yours',
      unpaid: 'The customer has not paid yet',
      refunded: 'Refunded to the customer',
    },
    tip: (amount: string) => `and ${amount} tip`,
    cash: (amount: string) => `You kept ${amount} in cash`,
    part: (amount: string) => `${amount} of it is not paid yet`,
  },
};
