/** The page carries the installation's own (REDIRECT_MS), which tests shorten. */
const redirectMs = (): number => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="redirect-ms"]')?.content ?? '';
  return /^\d+$/.test(named) ? Number(named) : 3000;
};

/** §9: how long the product waits, in milliseconds. */
export const delays = {
  /** After login, verify, start code and work done. */
  get redirect() {
    return redirectMs();
  },
  /** When a session already exists. */
  sessionRedirect: 2000,
  /** §8: until a failed verification says where it is going, and until it goes. */
  verifyFailedNotice: 1700,
  verifyFailedRedirect: 3000,
  toast: 5000,
  /** While the event stream is up, every live screen still asks this often. */
  safetyPoll: 30_000,
  /** Polls, while the event stream is down. */
  pollRequest: 3000,
  pollNotifications: 5000,
  pollHistory: 5000,
  pollPlace: 10_000,
  /** The timeout of geolocation. */
  geolocation: 8000,
  /** §9: a code can be sent again after this. */
  resendCode: 30_000,
  copied: 2000,
  /** An open page looks for a new version of itself this often, and at most this often. */
  updateCheck: 30 * 60_000,
  betweenUpdateChecks: 60_000,
} as const;
