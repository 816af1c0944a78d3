import { nobodyHome } from '#contract/tracking.ts';
import { nobodyHomeFrom } from '#domain/tracking.ts';
import { words } from '#words/tracking-job.tsx';
import { CloseVisit } from './close-visit.tsx';

type Props = { bookingId: string; name: string; arrivedAt: string };

/** §16: for the professional, from the moment they are at the door. */
export const NobodyHome = ({ bookingId, name, arrivedAt }: Props) => {
  const said = words.nobodyHome;
  return (
    <CloseVisit
      call={nobodyHome}
      bookingId={bookingId}
      from={nobodyHomeFrom(Date.parse(arrivedAt))}
      words={{ ...said, follows: [said.told(name), said.notCounted] }}
    />
  );
};
