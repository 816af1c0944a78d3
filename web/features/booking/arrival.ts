import { useServerNow } from './countdown.tsx';
import { timeText } from '../../ui/when.ts';

type Way = {
  /** When the professional said yes: they set off then. */
  acceptedAt: string;
  /** §9: how long the way takes. */
  minutes: number;
};

const minute = 60_000;

/** §9: the estimate as a time of day that stays what it is, and how many minutes are left or past. */
export const useArrival = ({ acceptedAt, minutes }: Way) => {
  const due = Date.parse(acceptedAt) + minutes * minute;
  const left = due - useServerNow();
  return {
    at: timeText(new Date(due).toISOString()),
    left: Math.max(0, Math.ceil(left / minute)),
    late: Math.floor(Math.max(0, -left) / minute),
  };
};
