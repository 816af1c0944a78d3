import { DoorOpen, Navigation } from 'lucide-react';
import { useState } from 'react';
import type { Notification } from '#contract/booking.ts';
import { arrive, setOut } from '#contract/tracking.ts';
import { later } from '#domain/slots.ts';
import { farFromDoor } from '#domain/tracking.ts';
import { words } from '#words/tracking-job.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { useServerNow } from '../booking/countdown.tsx';
import { useSharingChoice } from './sharing-choice.ts';
import { useWatched } from './watch-place.ts';
import { distanceText } from '../../ui/distance.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SharingState } from './sharing-state.tsx';

type Job = Pick<
  Notification,
  'notification_id' | 'handyman_id' | 'state' | 'lat' | 'long' | 'seesDoor' | 'startsAt'
>;

type Props = { job: Job };

const SetOut = ({ job }: Props) => {
  const [asking, setAsking] = useState(false);
  const { choice, choose } = useSharingChoice(job.handyman_id);
  const leave = useSendAndSay(setOut, { onSettled: () => setAsking(false) });
  const go = () => leave.mutate({ params: { id: job.notification_id } });
  const answer = (share: 'yes' | 'no') => {
    choose(share);
    go();
  };
  return (
    <>
      <Button
        size="large"
        wide
        busy={leave.isPending}
        onClick={() => (choice === undefined ? setAsking(true) : go())}
      >
        <Navigation aria-hidden className="size-5" />
        {words.say.setOut}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={words.ask.title}>
        <div className="text-ink-soft mt-2 grid gap-2">
          <p>{words.ask.why}</p>
          <p>{words.ask.howLong}</p>
          {job.seesDoor === false && <p>{words.ask.door}</p>}
        </div>
        <div className="mt-6 grid gap-3">
          <Button size="large" wide busy={leave.isPending} onClick={() => answer('yes')}>
            {words.ask.yes}
          </Button>
          <Button variant="secondary" wide busy={leave.isPending} onClick={() => answer('no')}>
            {words.ask.no}
          </Button>
        </div>
      </Dialog>
    </>
  );
};

/** The distance is said before the tap; from elsewhere it is told to the customer, and is no arrival. */
const Arrive = ({ job }: Props) => {
  const [doubted, setDoubted] = useState(false);
  const { fix } = useWatched();
  const be = useSendAndSay(arrive, { onSettled: () => setDoubted(false) });
  const leaving = job.state === 'accepted';
  // Without the door there is nothing to compare with.
  const farKm = fix && job.seesDoor !== false ? farFromDoor(fix, job) : undefined;
  const say = () => {
    const body = fix ? { lat: fix.lat, long: fix.long, accuracy: fix.accuracy } : {};
    be.mutate({ params: { id: job.notification_id }, body });
  };
  return (
    <>
      <Button
        size={leaving ? 'medium' : 'large'}
        variant={leaving ? 'quiet' : 'primary'}
        wide
        busy={be.isPending}
        onClick={() => (farKm === undefined ? say() : setDoubted(true))}
      >
        <DoorOpen aria-hidden className="size-5" />
        {leaving ? words.say.arriveAlready : words.say.arrive}
      </Button>
      <Confirm
        open={doubted}
        title={words.far.title}
        yes={words.far.yes}
        no={words.far.no}
        tone="good"
        busy={be.isPending}
        onClose={() => setDoubted(false)}
        onYes={say}
      >
        <p>{words.far.text(distanceText(farKm ?? 0))}</p>
      </Confirm>
    </>
  );
};

/** §27: not before it is time to set out for it. */
const isTooEarly = ({ state, startsAt }: Job, now: number): boolean =>
  state === 'accepted' &&
  startsAt !== null &&
  Date.parse(startsAt) > now + later.setOutMinutes * 60_000;

/** §16: what a professional says next, from the yes to the door. */
export const NextOnTheWay = ({ job }: Props) => {
  const now = useServerNow(60_000);
  if (job.state !== 'accepted' && job.state !== 'on_the_way') return null;
  if (isTooEarly(job, now)) return null;
  return (
    <div className="grid gap-2">
      {job.state === 'accepted' ? (
        <SetOut job={job} />
      ) : (
        <SharingState handymanId={job.handyman_id} />
      )}
      <Arrive job={job} />
    </div>
  );
};
