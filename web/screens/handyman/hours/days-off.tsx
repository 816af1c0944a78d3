import { useQueryClient } from '@tanstack/react-query';
import { CalendarOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addTimeOff, removeTimeOff } from '#contract/hours.ts';
import type { TimeOff } from '#contract/hours.ts';
import { dayInIndia } from '#domain/day.ts';
import { midnightOf, timeOffLimits } from '#domain/hours.ts';
import { words as all } from '#words/hours.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { dayText, whenText } from '../../../ui/when.ts';
import { serverNow } from '../../../data/clock.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';

const words = all.off;

/** §27: days on which no visit can be booked. */
export const DaysOff = ({ timeOff }: { timeOff: readonly TimeOff[] }) => (
  <section id="days-off" aria-labelledby="days-off-title">
    <Card className="grid gap-4 p-5">
      <div>
        <h2 id="days-off-title" className="text-lg font-bold">
          {words.title}
        </h2>
        <p className="text-ink-soft">{timeOff.length === 0 ? words.none : words.lead}</p>
      </div>
      {timeOff.length > 0 && (
        <ul className="divide-line border-line divide-y border-y">
          {timeOff.map((off) => (
            <li key={off.time_off_id}>
              <Row off={off} />
            </li>
          ))}
        </ul>
      )}
      <AddDays />
    </Card>
  </section>
);

const isMidnight = (instant: string): boolean =>
  midnightOf(dayInIndia(instant)) === Date.parse(instant);

/** Whole days by their names; the last of them ends at the midnight after it. */
const spanText = ({ startsAt, endsAt }: TimeOff): string =>
  isMidnight(startsAt) && isMidnight(endsAt)
    ? words.span(dayText(startsAt), dayText(new Date(Date.parse(endsAt) - 1).toISOString()))
    : words.span(whenText(startsAt), whenText(endsAt));

const Row = ({ off }: { off: TimeOff }) => {
  const remove = useSendAndSay(removeTimeOff, { refetch: ['hours'] });
  const text = spanText(off);
  return (
    <div className="flex min-h-13 items-center gap-3">
      <CalendarOff aria-hidden className="text-ink-soft size-5 shrink-0" />
      <span className="flex-1 font-semibold tabular-nums">{text}</span>
      <button
        type="button"
        aria-label={words.remove(text)}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ params: { id: off.time_off_id } })}
        className="text-ink-soft hover:bg-sunken hover:text-bad grid size-11 place-items-center rounded-full transition"
      >
        <Trash2 aria-hidden className="size-5" />
      </button>
    </div>
  );
};

const dayMs = 24 * 60 * 60_000;

const AddDays = () => {
  const client = useQueryClient();
  const [now] = useState(serverNow);
  const [days, setDays] = useState({ from: '', to: '' });
  const first = dayInIndia(new Date(now));
  const last = dayInIndia(new Date(now + timeOffLimits.daysAhead * dayMs));
  const add = useSend(addTimeOff, {
    onSuccess: async ({ msg }) => {
      toast.success(msg);
      setDays({ from: '', to: '' });
      await client.invalidateQueries({ queryKey: ['hours'] });
    },
    onError: ({ message, fields, code }) => {
      if (code !== visitThen && Object.keys(fields).length === 0) toast.error(message);
    },
  });
  const visit = add.error?.code === visitThen ? add.error : undefined;
  const limits = { min: first, max: last, 'data-wrong': words.outside, required: true } as const;
  return (
    <Form
      label={words.form}
      className="grid gap-4"
      refusals={visit ? refusalOf(visit.message) : add.error?.fields}
      check={() => (days.from > days.to && days.to !== '' ? { to: words.order } : {})}
      onSubmit={() => add.mutate({ body: days })}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          type="date"
          name="from"
          label={words.from}
          value={days.from}
          onChange={({ target: { value } }) =>
            // One day is what most people take off.
            setDays({ from: value, to: days.to === '' || days.to < value ? value : days.to })
          }
          {...limits}
        />
        <TextField
          type="date"
          name="to"
          label={words.to}
          value={days.to}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
          {...limits}
        />
      </div>
      {visit?.bookingId !== undefined && (
        <Link
          to={`/handyman/bookings/${visit.bookingId}`}
          className="text-accent font-semibold underline-offset-4 hover:underline"
        >
          {words.visit}
        </Link>
      )}
      <Button
        type="submit"
        variant="secondary"
        busy={add.isPending}
        className="sm:justify-self-start"
      >
        <Plus aria-hidden className="size-4.5" />
        {words.add}
      </Button>
    </Form>
  );
};

const visitThen = 'visit_then';

/** The same while the answer is the same: the form looks at what is new. */
const refusals = new Map<string, { readonly from: string }>();
const refusalOf = (message: string) => {
  const known = refusals.get(message) ?? { from: message };
  refusals.set(message, known);
  return known;
};
