/** §27: visits that come again. */
export const words = {
  noSuch: 'There is no such series.',
  notYours: 'This series is not yours.',
  over: 'This series has ended or is paused.',
  notRepeating: 'This service cannot be asked for again and again.',
  needsStart: 'Choose the day and the time of the first visit.',
  there: 'You have this series with them already. Change it under My bookings.',
  noVisit: 'There is no visit of this series on that day that could be left out.',
  pausedAlready: 'This series is paused already.',
  notPaused: 'Only the one who paused this series can go on with it.',
  skipped: 'This visit is left out. The others stay as they are.',
  paused: 'The series is paused. Visits that have not begun are left out.',
  resumed: 'The series goes on.',
  stopped: 'The series has ended. Visits that have not begun are left out.',
  stoppedKeeping: 'The series has ended. What is agreed stays agreed.',
};
