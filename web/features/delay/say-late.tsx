import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { sayLate } from '#contract/delay.ts';
import type { BookingView } from '#contract/booking.ts';
import { delayChoices } from '#domain/delay.ts';
import type { LateMinutes } from '#domain/delay.ts';
import { firstName } from '#domain/first-name.ts';
import { words } from '#words/delay.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { minutesText } from '../../ui/distance.ts';
import { timeText } from '../../ui/when.ts';
import { useServerNow } from '../booking/countdown.tsx';

type Props = { booking: BookingView; startsAt: string; onDone: () => void };

/** §27: for the professional: by how much they will be late, and what the customer says to it. */
export const SayLate = ({ booking, startsAt, onDone }: Props) => {
  const [choosing, setChoosing] = useState(false);
  const choices = delayChoices(booking, useServerNow());
  const { delay } = booking;
  const who = firstName(booking.customer.username);
  const close = () => {
    setChoosing(false);
    onDone();
  };
  if (choices.length === 0 && !delay) return null;
  return (
    <div className="grid gap-3">
      {delay && <Told who={who} delay={delay} />}
      {choices.length > 0 && !choosing && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setChoosing(true)}
        >
          {delay ? words.change : words.say}
        </Button>
      )}
      {choosing && (
        <Choose
          id={booking.notification_id}
          who={who}
          startsAt={startsAt}
          choices={choices}
          onDone={close}
        />
      )}
    </div>
  );
};

type ToldProps = { who: string; delay: NonNullable<BookingView['delay']> };

const Told = ({ who, delay: { by, expectedAt, waits } }: ToldProps) => (
  <div className="bg-warn-soft rounded-control flex items-start gap-3 p-4">
    <Hourglass aria-hidden className="text-warn mt-0.5 size-5 shrink-0" />
    <p>
      <strong>{words[by === 'time' ? 'reckoned' : 'told'](who, timeText(expectedAt))}.</strong>{' '}
      {words[waits ? 'waits' : 'mayChoose'](who)}
    </p>
  </div>
);

type ChooseProps = {
  id: string;
  who: string;
  startsAt: string;
  choices: readonly LateMinutes[];
  onDone: () => void;
};

const Choose = ({ id, who, startsAt, choices, onDone }: ChooseProps) => {
  const [minutes, setMinutes] = useState(choices[0]);
  const send = useSendAndSay(sayLate, { onDone });
  const expected = (late: number) =>
    timeText(new Date(Date.parse(startsAt) + late * 60_000).toISOString());
  return (
    <fieldset className="border-line animate-rise grid gap-4 border-t pt-4">
      <legend className="sr-only">{words.say}</legend>
      <p className="text-ink-soft">{words.by(who)}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map((late) => (
          <label
            key={late}
            className="border-line-strong bg-surface hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative flex min-h-11 cursor-pointer items-center rounded-full border px-4 font-medium transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="late"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={minutes === late}
              onChange={() => setMinutes(late)}
            />
            {minutesText(late)}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {minutes !== undefined && choices.includes(minutes) && (
          <Button
            size="large"
            className="py-2.5"
            busy={send.isPending}
            onClick={() => send.mutate({ params: { id }, body: { minutes } })}
          >
            {words.tell(who, expected(minutes))}
          </Button>
        )}
        <Button variant="secondary" size="large" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  );
};
