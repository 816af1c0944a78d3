import { words } from '#words/titles.ts';
import type { Screen } from './screen.ts';

const own = { frame: 'handyman', needs: 'handyman' } as const;

/** §2: the pages of a handyman who is logged in, in the table of pages. */
export const handymanScreens: readonly Screen[] = [
  {
    path: '/handyman/dashboard',
    title: words.dashboard,
    ...own,
    load: () => import('./screens/handyman/dashboard.tsx'),
  },
  {
    path: '/handyman/bookings/:id',
    title: words.job,
    ...own,
    load: () => import('./screens/handyman/booking.tsx'),
  },
  {
    path: '/handyman/profile',
    title: words.profile,
    ...own,
    load: () => import('./screens/handyman/profile.tsx'),
  },
  {
    path: '/handyman/hours',
    title: words.hours,
    ...own,
    load: () => import('./screens/handyman/hours.tsx'),
  },
  {
    path: '/handyman/calendar',
    title: words.calendar,
    ...own,
    load: () => import('./screens/handyman/calendar.tsx'),
  },
  {
    path: '/handyman/earnings',
    title: words.earnings,
    ...own,
    load: () => import('./screens/handyman/earnings.tsx'),
  },
  {
    path: '/handyman/payouts',
    title: words.payouts,
    ...own,
    load: () => import('./screens/handyman/payouts.tsx'),
  },
  {
    path: '/handyman/jobstartotp',
    title: words.start,
    ...own,
    load: () => import('./screens/handyman/job-start-otp.tsx'),
  },
  {
    path: '/handyman/workdone',
    title: words.done,
    ...own,
    load: () => import('./screens/handyman/work-done.tsx'),
  },
  {
    path: '/handyman/paymentBill',
    title: words.bill,
    ...own,
    load: () => import('./screens/handyman/payment-bill.tsx'),
  },
];
