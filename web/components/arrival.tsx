import { useServerNow } from './countdown.tsx';
import { minutesText } from './distance.ts';
import { timeText } from './when.ts';

type Props = {
  /** When the professional said yes: they set off then. */
  acceptedAt: string;
  /** §9: how long the way takes. */
  minutes: number;
};

const minute = 60_000;

/** §9: the estimate as a time of day that stays what it is, how long until then, and how late it has become. */
export const useArrival = ({ acceptedAt, minutes }: Props) => {
  const due = Date.parse(acceptedAt) + minutes * minute;
  const left = due - useServerNow();
  return { at: timeText(new Date(due).toISOString()), left };
};

export const Arrival = (props: Props) => {
  const { at, left } = useArrival(props);
  if (left > 0) {
    return (
      <>
        arrives about <strong className="text-ink">{at}</strong>, in{' '}
        {minutesText(Math.ceil(left / minute))}
      </>
    );
  }
  const late = Math.floor(-left / minute);
  return (
    <>
      was expected about <strong className="text-ink">{at}</strong>
      {late === 0 ? ' and should be here any moment' : `, ${minutesText(late)} ago`}
    </>
  );
};
