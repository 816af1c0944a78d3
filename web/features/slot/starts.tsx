import { useQuery } from '@tanstack/react-query';
import type { Place } from '#domain/place.ts';
import { words } from '#words/slots.ts';
import { ErrorState } from '../../ui/state.tsx';
import { slotsQuery } from './queries.ts';
import { StartStrip } from './start-strip.tsx';
import { StartsComing } from './starts-coming.tsx';

type Props = {
  service: string;
  place: Place;
  chosen: string | undefined;
  onChoose: (at: string) => void;
};

/** §27: when a visit can begin, with how many can come. */
export const Starts = ({ service, place, chosen, onChoose }: Props) => {
  const slots = useQuery(slotsQuery(service, place));
  if (slots.error && !slots.data) {
    return <ErrorState error={slots.error} onRetry={() => void slots.refetch()} />;
  }
  if (!slots.data) return <StartsComing />;
  const { days, earliest } = slots.data;
  if (earliest === null) return <p className="text-ink-soft">{words.none}</p>;
  return <StartStrip days={days} earliest={earliest} chosen={chosen} onChoose={onChoose} />;
};
