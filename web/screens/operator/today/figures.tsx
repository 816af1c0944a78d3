import type { Replied } from '#contract/call.ts';
import type { getToday } from '#contract/console.ts';
import { words } from '#words/console.tsx';
import { locale } from '#words/language.ts';
import { rupees } from '../../../ui/rupees.tsx';
import { Card } from '../../../ui/card.tsx';
import { timeText } from '../../../ui/when.ts';

type Today = Replied<typeof getToday>;

const { figures } = words.today;
const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const countText = (value: number) => number.format(value);
const percentText = (value: number | null) =>
  value === null ? figures.none : figures.percent(number.format(value));
const minutesText = (value: number | null) =>
  value === null ? figures.none : number.format(value);

type Props = { label: string; now: string; before: string; more: string };

const Figure = ({ label, now, before, more }: Props) => (
  <Card className="grid content-start gap-1 p-4">
    <dt className="text-ink-soft text-sm font-semibold">{label}</dt>
    <dd className="grid gap-1">
      <span className="text-3xl font-bold tabular-nums">{now}</span>
      <span className="text-ink-soft text-sm">{more}</span>
      <span className="text-ink-soft text-sm">{figures.before(before)}</span>
    </dd>
  </Card>
);

/** §14: the five that say whether all is well, each beside yesterday at this time. */
export const Figures = ({ today }: { today: Today }) => {
  const { open, running, unanswered, minutesToAccept, takings } = today;
  return (
    <dl className="grid grid-cols-2 gap-3 max-lg:*:last:col-span-2 lg:grid-cols-5">
      <Figure
        label={figures.open}
        now={countText(open.now)}
        before={countText(open.before)}
        more={open.oldest === null ? figures.noneOpen : figures.oldest(timeText(open.oldest))}
      />
      <Figure
        label={figures.running}
        now={countText(running.now)}
        before={countText(running.before)}
        more={figures.working(running.working)}
      />
      <Figure
        label={figures.unanswered}
        now={percentText(unanswered.now)}
        before={percentText(unanswered.before)}
        more={figures.requests(unanswered.requests)}
      />
      <Figure
        label={figures.minutes}
        now={minutesText(minutesToAccept.now)}
        before={minutesText(minutesToAccept.before)}
        more={figures.half}
      />
      <Figure
        label={figures.takings}
        now={rupees(takings.now)}
        before={rupees(takings.before)}
        more={
          (takings.refunded > 0
            ? figures.refunded(takings.payments, rupees(takings.refunded))
            : figures.payments(takings.payments)) +
          (takings.cash > 0 ? figures.inCash(rupees(takings.cash)) : '') +
          (takings.tips > 0 ? figures.tips(rupees(takings.tips)) : '')
        }
      />
    </dl>
  );
};
