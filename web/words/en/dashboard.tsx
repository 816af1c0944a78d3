import { withArticle } from '#domain/words/article.ts';
import type { ReactNode } from 'react';
import type { State } from '#domain/booking.ts';

/** What is said of a request that went away by itself. */
const gone: Readonly<Partial<Record<State, (name: string) => string>>> = {
  cancelled: (name) => `${name} does not need you any more.`,
  expired: (name) => `The request of ${name} ran out of time.`,
};

/** What a handyman reads on the dashboard. */
export const words = {
  loading: 'Loading your dashboard',
  greeting: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
    /** `written` is the number as this language writes it. */
    completed: (written: string, count: number) =>
      `${written} ${count === 1 ? 'job' : 'jobs'} completed`,
    memberFor: (written: string, days: number) =>
      `member for ${written} ${days === 1 ? 'day' : 'days'}`,
  },
  online: {
    on: 'Online',
    off: 'Offline',
    free: 'Customers can ask you',
    busy: 'Not asked while you work',
    nobody: 'Nobody can ask you',
    unlisted: 'Customers do not see you yet',
  },
  sound: { on: 'Sound on', off: 'Sound off', blocked: 'Tap to switch the sound on' },
  /** For a customer whose name is not known. */
  unnamed: {
    the: 'the customer',
    this: 'this customer',
    your: 'your customer',
    some: 'A customer',
  },
  gone,
  block: {
    button: (name: string) => `Do not get requests from ${name}`,
    title: (name: string) => `Get no more requests from ${name}?`,
    yes: 'Block',
    no: 'Not now',
    meaning:
      'This request is declined. They are not told, and you can change it below your history.',
  },
  blocked: {
    title: 'Blocked customers',
    unblock: (name: string, hidden: (text: string) => ReactNode) => (
      <>Unblock{hidden(` ${name}`)}</>
    ),
  },
  job: {
    accepted: { now: 'The job is yours', go: 'Open the job' },
    on_the_way: { now: 'On your way', go: 'Open the job' },
    arrived: { now: 'At the door', go: 'Enter the start code' },
    started: { now: 'Work in progress', go: 'Finish the job' },
    title: (service: string, name: string) => `${service} for ${name}`,
    away: (distance: string) => `${distance} away`,
    youGet: (share: string) => `you get ${share}`,
    last: (service: string, name: string) => `Last job: ${service} for ${name}`,
    seeBill: 'See the bill',
    finishFirst: (name: string) => `Finish the job for ${name} first.`,
  },
  popUp: {
    title: 'Your service is requested',
    later: 'Decide later',
    /** Under the customer's name. */
    needs: (service: string) => `needs help from ${withArticle(service.toLowerCase())}`,
    others: (count: number) =>
      count === 1 ? 'One more request is waiting.' : `${count} more requests are waiting.`,
  },
  request: {
    place: (
      area: string | undefined,
      strong: (text: string) => ReactNode,
      far: { distance: string; minutes: string },
      pack: string,
    ) => (
      <>
        {area !== undefined && strong(`Around ${area}, `)}
        {far.distance} from you · about {far.minutes} · {pack} pack
      </>
    ),
    rated: (rating: string) => `Rated ${rating} by professionals`,
    youGet: 'You get',
    customerPays: (total: string, commission: string) => (
      <>
        Customer pays {total},
        <br />
        commission {commission}
      </>
    ),
    tooLate: 'The time to answer is over.',
    accept: 'Accept',
    decline: 'Decline',
    promise:
      'The phone number comes with your yes, the exact place at the latest when you share yours on the way. A no never changes your place in the list.',
  },
  waiting: {
    title: 'Requests',
    badge: 'New request',
    place: (at: number, all: number) => `${at} of ${all}`,
    needs: (name: string, service: string) =>
      `${name} needs help from ${withArticle(service.toLowerCase())}`,
    none: 'No requests right now',
    unlisted: 'It will ring here once customers see you.',
    listening: {
      on: 'Keep this page open: it rings the moment someone near you asks.',
      off: 'Keep this page open: a request shows here at once. It does not ring, because the sound is off.',
      blocked:
        'Keep this page open and tap it once: until then your browser lets it show a request, but not ring.',
    },
    busy: 'You are on a job, so nobody can ask you. Requests come again when it is done.',
    offline: 'You are offline',
    asleep: 'Customers cannot see or ask you. Go online above when you are ready for work.',
  },
  today: {
    title: 'Today',
    jobs: 'Jobs today',
    running: '+1 running',
    done: 'done',
    earned: 'Earned today',
    unpaid: (amount: string) => `${amount} not paid yet`,
    share: 'your share',
    accepted: 'Accepted',
    ofAll: (accepted: number, all: number) => `${accepted} of ${all}`,
    noRequests: 'no requests yet',
    requests: 'requests in 30 days',
  },
  week: {
    title: 'This week',
    loading: 'Loading your week',
    failed: 'Your week did not load. It is tried again by itself; requests arrive all the same.',
    none: 'No jobs done yet this week. What you earn shows here, day by day.',
    share: 'Your share of each bill, on the day the job was done.',
    unpaid: (amount: string) => `${amount} of it the customers have not paid yet.`,
  },
  history: {
    title: 'Work history',
    none: 'No jobs yet',
    first: 'Your first finished job shows up here.',
    columns: {
      date: 'Date',
      username: 'Customer',
      email: 'Email',
      workDone: 'Work done',
      contactNumber: 'Contact number',
    },
    showAll: (count: number) => `Show all ${count} jobs`,
  },
  /** §26: to a professional whose visits an operator is to look at. */
  paused: {
    title: 'We are looking at your last visits',
    text: 'Several of them came to nothing, so customers do not see you for now. We look within a day.',
    write: 'Tell us what happened',
  },
  /** §25: what a professional reads who was set offline for being away. */
  setOffline: {
    title: 'You were set offline',
    why: (when: string) =>
      `By ${when} you had been away for an hour and had not answered our mail. So that no customer waits for nothing, we set you offline. Keep this page open while you want requests.`,
    back: 'Go online again',
  },
};
