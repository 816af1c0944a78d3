import type { ReactNode } from 'react';

const irregular: Readonly<Record<string, string>> = { 'Handy Man': 'Handy Men' };
const plural = (service: string): string => irregular[service] ?? `${service}s`;

/** The list and the map of the professionals near a place, and the requests to them. */
export const words = {
  /** Several who do what the service is named after. */
  plural,
  nothingChosen: {
    title: 'Choose a service and a place first',
    text: 'Then we show who is near you.',
    all: 'See all services',
  },
  noSuchPack: {
    choose: 'Choose a price pack',
    unknown: (given: string) => `“${given}” is not one of our price packs`,
    which: (service: string) => `Which one do you want for the ${service}?`,
  },
  title: (many: string) => `${many} near your location`,
  lead: 'Choose one to proceed for the booking',
  back: 'Back to the price packs',
  inArea: (area: string) =>
    `You are looking in ${area}. We ask for the exact place before you ask someone.`,
  nearestFirst: 'Nearest first.',
  /** `who` are as many as `count`; without a name of the area they are around the customer. */
  found: (count: number, who: string, area: string | undefined, minutes: string) =>
    `${count} ${who} ${area === undefined ? 'around you' : `near ${area}`}, the nearest ${minutes} away.`,
  pack: 'Pack',
  showMap: 'Show more of the map',
  showList: 'Show the list',
  map: (many: string) => `Map of ${many} around you`,
  circles: (km: string) => `Circles at ${km} km.`,
  approximate: 'Professionals are shown to about a kilometre; area shapes are approximate.',
  unpaid: {
    text: 'A job of yours is done and not paid yet. You can ask again once it is paid.',
    pay: 'See and pay',
  },
  list: {
    around: 'Around you',
    inArea: (area: string) => `In ${area}`,
    noneWithin: (one: string, km: number) =>
      `No ${one} within ${km} km is free right now. Look further away, or come back in a few minutes.`,
    showFurther: (many: string, count: number, orMore: boolean) =>
      `Show ${many} further away (${count}${orMore ? ' or more' : ''})`,
    hideFurther: 'Hide those further away',
    further: 'Further away',
    offline: 'You are offline',
    onceOnline: (many: string) =>
      `We look for ${many} near you as soon as you are connected again.`,
    looking: (many: string) => `Looking for ${many} near you`,
    nobody: (one: string) => `No ${one} is free right now`,
    allBusy: 'Everyone is busy or offline. Look again in a few minutes, or try another place.',
    again: 'Look again',
    otherPlace: 'Try another place',
    otherServices: 'See other services',
  },
  row: {
    nearest: 'Nearest',
    allIn: 'all in',
    thereIn: (minutes: string) => `there in ${minutes}`,
    newHere: 'New on LocalHands',
    jobs: (count: number, number: ReactNode) => (
      <>
        {number} {count === 1 ? 'job completed' : 'jobs completed'}
      </>
    ),
  },
  /** The name is only heard: the row shows it already. */
  select: (name: string, heard: (text: string) => ReactNode) => <>Select{heard(` ${name}`)}</>,
  forward: 'Move Forward',
  request: {
    rejected: 'Request Rejected',
    unanswered: 'Did not answer',
    waiting: 'Waiting for handyman to respond...',
    left: (time: ReactNode) => <>{time} left to answer</>,
    withdraw: 'Withdraw',
    tooFar: 'Too far away to be asked',
  },
  bar: {
    total: (amount: ReactNode) => <>Total {amount}</>,
    asking: (name: string) => `Asking ${name}…`,
    waitingFor: (name: string) => `Waiting for ${name}`,
    waiting: (time: ReactNode, total: ReactNode, others: number) => (
      <>
        {time} left, total {total}
        {others > 0 && `, and ${others} more asked`}. You can leave this page: we tell you.
      </>
    ),
    accepted: (name: string) => `${name} said yes`,
    next: 'Next: when they arrive, your start code and the bill.',
    /** `refusal` goes on after a name: did not answer in time. */
    refused: (name: string, refusal: string) => `${name} ${refusal}.`,
    nextNearest: (name: ReactNode) => <>Next nearest: {name}.</>,
    nextNearestAt: (name: ReactNode, distance: string, minutes: string) => (
      <>
        Next nearest: {name}, {distance} away, there in {minutes}.
      </>
    ),
    nobodyElse: 'Nobody else is free right now. Nothing was charged.',
    nobodyElseThen: 'Nobody else can come at that time. Nothing was charged.',
    ask: (name: string) => `Ask ${name}`,
  },
  far: {
    title: (name: string, distance: string) => `${name} is ${distance} away`,
    text: (minutes: string) =>
      `They would need about ${minutes} to come. Is the place right? If not, choose someone nearer.`,
    yes: 'Ask all the same',
    no: 'Choose another',
  },
  exactPlace: {
    title: (name: string) => `Where exactly should ${name} come?`,
    place: 'The place',
    notNow: 'Not now',
    ask: (name: string) => `Ask ${name} to come here`,
    pinFirst: 'Set the pin first',
  },
};
