import type { NotCounted } from '#domain/rating-worth.ts';
import type { Party } from '#domain/role.ts';

/** The console's page of ratings. */
export const words = {
  title: 'Ratings',
  lead: 'What people say about each other. Reported ones wait for you.',
  show: { reported: 'Reported', hidden: 'Hidden', all: 'All' },
  filter: 'Which ratings',
  none: {
    reported: 'Nothing to look at',
    hidden: 'Nothing is hidden',
    all: 'No ratings yet',
  },
  noneText: {
    reported: 'What somebody reports shows here first.',
    hidden: 'What operators hide shows here, with the reason.',
    all: 'Ratings show here once they are visible.',
  },
  columns: {
    at: 'Visible since',
    who: 'Who about whom',
    said: 'Rating',
    state: 'State',
    actions: 'Actions',
  },
  roles: { user: 'Customer', handyman: 'Professional' } satisfies Readonly<Record<Party, string>>,
  about: (name: string) => `about ${name}`,
  booking: (number: number) => `Booking ${number}`,
  reply: (text: string) => `Reply: ${text}`,
  notCounted: {
    unpaid: 'Not counted: the job is not paid',
    same_person: 'Not counted: both accounts seem to be one person’s',
    same_customer: 'Not counted: this customer has rated them within 30 days',
    one_network: 'Not counted: the third from one network within 30 days',
    burst: 'Waits for you: many new customers in one day. Close the report and it counts.',
  } satisfies Readonly<Record<NotCounted, string>>,
  states: { reported: 'Reported', looked: 'Report closed', hidden: 'Hidden', visible: 'Visible' },
  actions: {
    hide: {
      button: 'Hide',
      title: 'Hide this rating?',
      text: 'Nobody can read it any more and its stars do not count. Its author is mailed the reason.',
    },
    show: {
      button: 'Show again',
      title: 'Show this rating again?',
      text: 'Everybody can read it and its stars count again.',
    },
    dismiss: {
      button: 'Close the report',
      title: 'Close this report?',
      text: 'The rating stays. One that waited for you counts from now on.',
    },
  },
  reason: 'The reason',
  reasonHint: {
    hide: 'Its author reads this.',
    show: 'For the audit log.',
    dismiss: 'For the audit log.',
  },
  cancel: 'Not now',
};
