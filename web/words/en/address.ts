/** What a kept address is called, and what goes with a request. */
export const words = {
  kinds: { home: 'Home', work: 'Work', other: 'Other' },
  /** Before somebody is asked. */
  panel: {
    add: 'Add your address or a note',
    why: 'Your flat, a landmark, what there is to do. Only if you like.',
    noAddress: 'No address yet',
    change: 'Change the address and the note',
  },
  choice: 'Your addresses',
};
