import type { ReactNode } from 'react';

/** Which door, what there is to do, and the way there, for the two of a booking. */
export const words = {
  title: 'Where and what',
  address: 'Address',
  note: 'Note',
  openMap: (hidden: (text: string) => ReactNode) => (
    <>Click here to open Map{hidden(', in a new tab')}</>
  ),
};
