import type { PushKind } from '#domain/push.ts';
import type { Party } from '#domain/role.ts';

const kinds: Readonly<Record<PushKind, string>> = {
  request: 'A new request',
  answer: 'The answer to my request',
  on_the_way: 'They are on the way',
  arrived: 'They are at the door',
  message: 'A new message',
  extra: 'Extra work',
  cash: 'Payment in cash',
  cancelled: 'A booking was cancelled',
  reminder: 'A visit is coming up',
  time: 'Another time for a visit',
  tip: 'A tip',
};

const offers: Readonly<Record<Party, { readonly title: string; readonly reason: string }>> = {
  user: {
    title: 'Shall we tell you when they answer?',
    reason: 'You can close this page: we notify you of the answer, the way and the arrival.',
  },
  handyman: {
    title: 'Shall we tell you of new requests?',
    reason: 'You can put your phone away: a request rings there, and you can answer it at once.',
  },
};

/** §24: notifications on a device. */
export const words = {
  title: 'Notifications on your devices',
  lead: 'What we tell you of when this page is closed.',
  loading: 'Reading your notifications',
  failed: 'This browser could not turn notifications on. Please try again later.',
  turnOn: 'Turn on in this browser',
  unsupported:
    'This browser cannot show notifications. On an iPhone, add LocalHands to the home screen first and open it there.',
  blocked:
    'Notifications are blocked in this browser. To allow them, tap the sign beside the address, open the site’s settings and set Notifications to “Allow”. Then load this page again.',
  off: 'Notifications are not available at the moment. We write to you by mail as ever.',
  devices: 'Where you are notified',
  none: 'Nowhere yet.',
  here: 'This browser',
  since: (day: string) => `Since ${day}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  what: 'What you are notified of',
  kinds,
  quiet: 'Quiet hours',
  quietLead: {
    user: 'In this time we stay silent. Mails come as ever.',
    handyman:
      'In this time we stay silent, but for requests: those come as long as you are online. Mails come as ever.',
  } satisfies Record<Party, string>,
  from: 'From',
  to: 'To',
  noQuiet: 'None',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  offers,
  yes: 'Notify me',
  notNow: 'Not now',
};
