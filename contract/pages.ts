/** §2: the path of every page, with `:name` for each parameter. The screens are put at these, the server answers 404 to others. */
export const pagePaths = [
  '/',
  '/services/servicePage',
  '/services/serviceProvider',
  '/services/:serviceName',
  '/user/login',
  '/user/login/forgot',
  '/user/signup',
  '/user/signup/verify',
  '/user/bookingsummary',
  '/user/payment',
  '/user/upi/:id',
  '/user/account',
  '/user/bookings',
  '/user/bookings/:id',
  '/user/bookings/:id/receipt',
  '/user/bookings/:id/tip',
  '/user/addresses',
  '/user/dispatch/:id',
  '/user/help/tickets',
  '/user/help/tickets/:id',
  '/user/help/new',
  '/help',
  '/terms',
  '/privacy',
  '/refunds',
  '/grievance',
  '/handyman/register',
  '/handyman/signup',
  '/handyman/signup/verify',
  '/handyman/login',
  '/handyman/login/forgot',
  '/handyman/dashboard',
  '/handyman/bookings/:id',
  '/handyman/profile',
  '/handyman/hours',
  '/handyman/calendar',
  '/handyman/earnings',
  '/handyman/payouts',
  '/handyman/jobstartotp',
  '/handyman/workdone',
  '/handyman/paymentBill',
  '/handyman/help/tickets',
  '/handyman/help/tickets/:id',
  '/handyman/help/new',
  '/operator',
  '/operator/login',
  '/operator/login/forgot',
  '/operator/account',
  '/operator/join',
  '/operator/applications',
  '/operator/applications/:id',
  '/operator/professionals',
  '/operator/professionals/:id',
  '/operator/today',
  '/operator/reconciliation',
  '/operator/day',
  '/operator/bookings',
  '/operator/bookings/:id',
  '/operator/book',
  '/operator/customers',
  '/operator/customers/:id',
  '/operator/catalogue',
  '/operator/catalogue/:id',
  '/operator/operators',
  '/operator/ratings',
  '/operator/audit',
  '/operator/books',
  '/operator/codes',
  '/operator/disputes',
  '/operator/disputes/:id',
  '/operator/payouts',
  '/operator/payouts/:day',
  '/operator/tickets',
  '/operator/tickets/:id',
] as const;

/** Only while developing; production answers 404. */
export const devPagePaths = ['/dev/ui'] as const;

export type PagePath = (typeof pagePaths)[number] | (typeof devPagePaths)[number];

/** Upper and lower case and a slash at the end make no difference, as in the browser's router. */
const patternOf = (path: PagePath): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

const patterns = pagePaths.map(patternOf);
const devPatterns = devPagePaths.map(patternOf);

export const isPagePath = (pathname: string, development: boolean): boolean =>
  [...patterns, ...(development ? devPatterns : [])].some((pattern) => pattern.test(pathname));

const shortPaths: Readonly<Record<string, PagePath>> = {
  '/services': '/services/servicePage',
  '/bookings': '/user/bookings',
  '/login': '/user/login',
  '/signup': '/user/signup',
  '/user': '/user/account',
  '/handyman': '/handyman/dashboard',
};

/** The page that a visitor means who types a part of its address. */
export const pageMeant = (pathname: string): PagePath | undefined =>
  shortPaths[pathname.toLowerCase().replace(/\/$/, '')];
