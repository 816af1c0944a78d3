/** The texts of the page itself, before its program runs; also for search engines. */
export const words = {
  lang: 'en-IN',
  title: 'LocalHands · Trusted help, at your door in minutes',
  description:
    'Maids, electricians, plumbers, carpenters and more near you. Choose a professional, watch the answer arrive, pay by card.',
  loading: 'LocalHands is still loading. If nothing more happens, check your connection and',
  loadAgain: 'load the page again',
  stop: '.',
  noScript: 'LocalHands needs JavaScript to book a professional.',
  appName: 'LocalHands',
  shortcutBookings: 'My bookings',
  shortcutDashboard: 'Dashboard',
};
