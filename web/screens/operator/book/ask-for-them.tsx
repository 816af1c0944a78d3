import { Link } from 'react-router';
import { askForCaller, bookForCaller } from '#contract/caller.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import type { Service } from '#domain/catalogue.ts';
import { priceLines } from '#domain/price.ts';
import { words } from '#words/caller.tsx';
import { nameOf } from '#words/catalogue.ts';
import type { Refused } from '../../../data/api.ts';
import { useSend } from '../../../data/use-send.ts';
import { Facts } from '../../../features/operator/facts.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Rupees } from '../../../ui/rupees.tsx';
import { weekdayTimeText } from '../../../ui/when.ts';
import type { Asked, Caller, Spot } from './wanted.ts';

const text = words.ask;

type Wish = {
  readonly service: Service | undefined;
  readonly cost: number | undefined;
  readonly spot: Spot | undefined;
  readonly details: { readonly address: string; readonly note: string };
  readonly timing: { readonly later: boolean; readonly at: string | undefined };
  /** §27: whether a professional can come at the time that was chosen. */
  readonly bookable: boolean | undefined;
  /** Whom they want; else the first who is free. */
  readonly one: HandymanCard | undefined;
  /** Whether there is a professional to ask. */
  readonly some: boolean;
};

type Props = { caller: Caller; wish: Wish; onAsked: (asked: Asked) => void };

/** What is missing still, in the order of the page. */
const missingIn = ({ service, spot, timing, bookable, some }: Wish): string | undefined => {
  if (!service) return text.missing.service;
  if (!spot) return text.missing.place;
  if (timing.later && timing.at === undefined) return text.missing.time;
  if (timing.later && bookable === false) return text.missing.taken;
  return some ? undefined : text.missing.nobody;
};

/** What the operator says back to the caller before it is sent: what it costs, when and who. */
export const AskForThem = ({ caller, wish, onAsked }: Props) => {
  const book = useSend(bookForCaller, {
    onSuccess: ({ msg, booking_id: id, number }) => onAsked({ msg, booking: { id, number } }),
  });
  const around = useSend(askForCaller, { onSuccess: ({ msg }) => onAsked({ msg }) });
  const { service, cost, spot, details, timing, one } = wish;
  const total = service && cost !== undefined ? priceLines(service, cost).total : undefined;
  const missing = missingIn(wish);
  const send = () => {
    if (!service || !spot) return;
    const params = { id: caller.user_id };
    const { address, note } = details;
    const body = {
      service: service.serviceName,
      cost,
      total,
      lat: spot.lat,
      long: spot.long,
      ...(timing.later && { startsAt: timing.at }),
      ...(address.trim() !== '' && { address }),
      ...(note.trim() !== '' && { note }),
    };
    if (one) {
      around.reset();
      book.mutate({ params, body: { ...body, handyman_id: one.handyman_id } });
    } else {
      book.reset();
      around.mutate({ params, body });
    }
  };
  const refusal = book.error ?? around.error;
  return (
    <Panel title={text.title} className="lg:sticky lg:top-5">
      <Facts
        facts={[
          ...(service ? [{ label: words.service.service, value: nameOf(service) }] : []),
          ...(total === undefined ? [] : [{ label: text.total, value: <Rupees amount={total} /> }]),
          { label: text.when, value: whenOf(timing) },
          { label: text.whom, value: one?.name ?? words.people.first },
        ]}
      />
      {refusal && <Refusal refusal={refusal} />}
      {missing !== undefined && <p className="text-ink-soft text-sm">{missing}</p>}
      <Button
        size="large"
        wide
        disabled={missing !== undefined}
        busy={book.isPending || around.isPending}
        onClick={send}
      >
        {text.send}
      </Button>
    </Panel>
  );
};

const whenOf = ({ later, at }: Wish['timing']): string => {
  if (!later) return text.now;
  return at === undefined ? '' : weekdayTimeText(at);
};

const Refusal = ({ refusal: { message, bookingId } }: { refusal: Refused }) => (
  <div role="alert" className="rounded-control bg-bad-soft text-bad grid gap-1 p-3 text-sm">
    <p>{message}</p>
    {bookingId !== undefined && (
      <Link to={`/operator/bookings/${bookingId}`} className="font-semibold underline">
        {text.see}
      </Link>
    )}
  </div>
);
