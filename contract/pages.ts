/** §2: the path of every page, with `:name` for each parameter. The screens are put at these, the server answers 404 to others. */
export const pagePaths = [
  '/',
  '/services/servicePage',
  '/services/serviceProvider',
  '/services/:serviceName',
  '/user/login',
  '/user/signup',
  '/user/signup/verify',
  '/user/bookingsummary',
  '/user/payment',
  '/user/bookings',
  '/user/bookings/:id',
  '/user/bookings/:id/receipt',
  '/handyman/register',
  '/handyman/signup',
  '/handyman/signup/verify',
  '/handyman/login',
  '/handyman/dashboard',
  '/handyman/profile',
  '/handyman/jobstartotp',
  '/handyman/workdone',
  '/handyman/paymentBill',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** Upper and lower case and a slash at the end make no difference, as in the browser's router. */
const patterns = pagePaths.map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

export const isPagePath = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
