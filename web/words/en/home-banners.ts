/** The moving banners of the home page. */
export const words = {
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
};
