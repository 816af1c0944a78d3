import { MapPin, Phone, Siren } from 'lucide-react';
import type { AnyTicket } from '#contract/ticket-support.ts';
import { words } from '#words/operator-tickets.ts';
import { callLink } from '../../../../features/booking/phone-line.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { whenText } from '../../../../ui/when.ts';

type Props = { ticket: AnyTicket };

/** §15: a call for help: who, both phones, where the job is and where they pressed it, before everything else. */
export const Emergency = ({ ticket: { author, facts, place, door, answerBy } }: Props) => {
  const other = facts && (author.role === 'user' ? facts.handyman : facts.customer);
  const called = [author, ...(other ? [other] : [])];
  return (
    <Card className="border-bad grid gap-5 border-2 p-5">
      <h2 className="text-bad flex items-center gap-2 text-xl font-bold">
        <Siren aria-hidden className="size-6 shrink-0" />
        {words.emergency.title(author.name, whenText(answerBy))}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {called.map(({ name, phone }) => (
          <li key={phone}>
            <a href={callLink(phone)} className={buttonClass({ wide: true })}>
              <Phone aria-hidden className="size-5" />
              {words.emergency.call(name, phone)}
            </a>
          </li>
        ))}
      </ul>
      <dl className="grid gap-4 sm:grid-cols-2">
        {door && <Where name={words.emergency.door} at={door} address={door.address} />}
        {place && <Where name={words.place} at={place} />}
      </dl>
      <p className="font-medium">{words.emergency.police}</p>
    </Card>
  );
};

type WhereProps = { name: string; at: { lat: number; long: number }; address?: string | null };

const Where = ({ name, at: { lat, long }, address }: WhereProps) => (
  <div className="grid content-start justify-items-start gap-2">
    <dt className="font-bold">{name}</dt>
    <dd className="grid justify-items-start gap-2">
      {address != null && (
        <span data-written className="whitespace-pre-line">
          {address}
        </span>
      )}
      <span className="tabular-nums">
        {lat.toFixed(5)}, {long.toFixed(5)}
      </span>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${lat},${long}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <MapPin aria-hidden className="text-bad size-5" />
        {words.openMap}
      </a>
    </dd>
  </div>
);
