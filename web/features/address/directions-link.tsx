import { Map } from 'lucide-react';
import type { Place } from '#domain/place.ts';
import { words as bookingWords } from '#words/booking.tsx';
import { buttonClass } from '../../ui/button.tsx';

const words = bookingWords.door;

/**
 * The way to the door in the map app: phones open this address in their own, and everything else shows it as a page.
 * It has the place and nothing that says whose it is.
 */
const wayTo = ({ lat, long }: Place) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`;

export const DirectionsLink = ({ to }: { to: Place }) => (
  <a
    href={wayTo(to)}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonClass({ variant: 'secondary', wide: true })}
  >
    <Map aria-hidden className="text-accent size-5" />
    {words.openMap((text) => (
      <span className="sr-only">{text}</span>
    ))}
  </a>
);
