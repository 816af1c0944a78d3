/** What a saved address is called, and what goes with a request. */
export const words = {
  kinds: { home: 'Home', work: 'Work', other: 'Other' },
  /** Before a request is sent. */
  panel: {
    add: 'Add your address or a note',
    why: 'Your flat, a landmark, what there is to do. Only if you like.',
    noAddress: 'No address yet',
    change: 'Change the address and the note',
  },
  choice: 'Your addresses',
  /** The addresses that a customer keeps, and the form of what goes with a request. */
  saved: {
    details: {
      title: 'Which door, and what to do?',
      kept: 'Your addresses',
      line: 'Flat, building, landmark',
      example: 'Flat 12, Sai Heights, behind the temple',
      afterTheYes: 'Shown only to the one who comes, after their yes and until the job is over.',
      todo: 'What is to be done',
      todoExample: 'The kitchen tap drips',
      withTheRequest: 'Whoever you ask reads it with your request.',
      keep: 'Keep this address',
      keepAt: 'With the place you have chosen, for next time.',
      ready: 'Ready',
      notNow: 'Not now',
      all: 'See and change my addresses',
    },
    name: {
      kind: 'What it is',
      own: 'Your own word for it',
      example: 'My mother’s',
    },
    list: {
      title: 'My addresses',
      lead: 'The doors you ask people to. No professional sees them before a yes.',
      loading: 'Loading your addresses',
      add: 'Add an address',
      none: 'No address yet',
      noneText: 'Keep your home or your office, and you never type a flat number again.',
      full: (most: number) =>
        `These are ${most}, the most you can keep. Remove one to add another.`,
      near: (area: string) => `near ${area}`,
      edit: (name: string) => `Change ${name}`,
      remove: (name: string) => `Remove ${name}`,
      back: 'Back to my bookings',
    },
    removing: {
      title: (name: string) => `Remove ${name}?`,
      text: 'What you have booked keeps its address.',
      yes: 'Remove it',
      no: 'Keep it',
    },
    form: {
      add: 'Add an address',
      change: 'Change the address',
      back: 'Back to my addresses',
      place: 'Where the door is',
      pinFirst: 'Set the pin at the door: tap the map, or drag the pin there.',
      save: 'Save the address',
      cancel: 'Leave it',
      gone: 'There is no such address any more',
    },
  },
};
