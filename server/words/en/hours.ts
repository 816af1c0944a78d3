/** When a professional works. */
export const words = {
  saved: 'Your week is saved. Visits you said yes to stay as they are.',
  timeOffAdded: 'Your time off is saved. No visit can be booked with you then.',
  timeOffRemoved: 'Your time off is removed. Visits can be booked with you again then.',
  notBeforeToday: 'Time off begins today at the earliest.',
  overAlready: 'This time is over already. Choose a later end.',
  tooFar: (days: number) => `Choose an end within the next ${days} days.`,
  visitThen: (number: number) =>
    `You said yes to booking ${number}, which lies in this time. Call it off first, or choose another time.`,
  enough: (most: number) => `You have ${most} times off already. Remove one to add another.`,
  notYours: 'This time off is not yours.',
  noSuch: 'This time off is not there any more.',
};
