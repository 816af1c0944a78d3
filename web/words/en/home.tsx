import type { ReactNode } from 'react';

const people = (number: string) => (number === '1' ? '1 professional' : `${number} professionals`);

/** The home page. */
export const words = {
  hero: {
    headline: (accent: (text: string) => ReactNode) => (
      <>Home help from {accent('two streets away.')}</>
    ),
    lead: 'Choose who comes. See the price first. They start only with the code you read out at the door.',
    helpFrom: (price: string) => `Help at home from ${price}`,
    online: (number: string) => `${people(number)} online now`,
    onlineAroundYou: (number: string) => `${people(number)} online around you`,
    onlineAround: (number: string, area: string) => `${people(number)} online around ${area}`,
    often: 'Often asked:',
    asked: {
      tap: 'Leaking tap',
      fan: 'Fan not working',
      clean: 'Deep clean',
      lock: 'Door lock',
    },
  },
  example: {
    label: 'An example: on a map somebody close by has accepted, and your start code is shown.',
    mapOnly: 'An example: a map with professionals close by.',
    code: 'Your start code',
    name: 'Ravi Kale',
    accepted: '✓ Accepted',
    who: 'Plumber, two streets away',
  },
  search: {
    name: 'Find help',
    what: 'What do you need?',
    any: 'Any service',
    where: 'Where?',
    place: 'Kothrud, Pune',
    submit: 'Find help',
    found: (count: number, first: string) => `${count} places found, the first is ${first}`,
    places: 'Places found',
    locate: 'Use my location',
    finding: {
      asking: 'Asking your device where you are…',
      denied: 'Your browser does not tell us where you are. Type your area instead.',
      unsupported: 'This browser cannot tell where you are. Type your area instead.',
      slow: 'Your device could not find you. Type your area instead.',
    },
    several: (text: string) => `Several places begin with “${text}”. Choose yours from the list.`,
    unknown: (text: string) =>
      `We do not know “${text}”. Choose your area from the list, or use your location.`,
    price: (price: string) =>
      `From ${price} with the visit. You see the total before you ask anyone.`,
  },
  proof: {
    price: { title: 'Price before you book', text: 'The total, with the visit' },
    code: { title: 'Start code', text: 'Nobody starts without it' },
    nearest: { title: 'Nearest first', text: 'You choose who comes' },
    refund: { title: 'Full refund', text: 'If a paid visit is called off' },
  },
  services: {
    title: 'Our Services',
    all: 'See all',
    allRounder: 'All Rounder',
    from: (price: string) => `from ${price}`,
    near: (number: string) => `${number} near`,
  },
  how: {
    title: 'How it works',
    choose: {
      title: 'Choose',
      text: 'Pick a service and a price pack. You see the total before you ask anyone.',
    },
    ask: {
      title: 'Ask',
      text: 'See who is nearest and ask. The answer shows up on your screen as it happens.',
    },
    start: {
      title: 'Start with a code',
      text: 'Work begins only with the code you hand over at the door. Pay by card or in cash.',
    },
  },
  hurry: {
    title: 'In a hurry?',
    click: 'One Click can solve your problem',
    maid: 'Guests at six? See who is free now.',
    electrician: 'No light, no fan? Ask the nearest.',
    plumber: 'A tap that drips need not wait.',
    carpenter: 'That shelf finally goes up.',
    book: 'Book Now',
    bookOne: (service: string) => `Book Now: ${service}`,
  },
  join: {
    title: 'Want to join our helping team?',
    text: 'Set your own hours, get paid every week, and find work in your own neighbourhood.',
    action: 'Join us',
  },
  /** The moving banners of the home page. */
  banners: {
    name: 'What we can do for you',
    /** How a screen reader calls the whole and each of its parts. */
    kind: { all: 'carousel', one: 'slide' },
    trusted: {
      title: 'Trusted help, at your door in minutes',
      text: 'Maids, electricians, plumbers and more, near you.',
      label: 'Find help near you',
    },
    lights: {
      title: 'Lights out? Electricians on call',
      text: 'Wiring, fans and switches: see who is free now.',
      label: 'Find an electrician',
    },
    leaks: {
      title: 'Leaks stopped fast',
      text: 'See how many minutes away a plumber is.',
      label: 'Find a plumber',
    },
    wood: {
      title: 'Doors, shelves, furniture: done right',
      text: 'Carpenters who measure twice.',
      label: 'Find a carpenter',
    },
    position: (number: number, of: number) => `${number} of ${of}`,
    show: (number: number, title: string) => `Show banner ${number}: ${title}`,
    stop: 'Stop moving the banners',
    move: 'Move the banners',
    previous: 'Previous banner',
    next: 'Next banner',
  },
};
