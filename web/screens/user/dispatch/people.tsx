import { Check, Clock, LoaderCircle, Minus, X } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DispatchView } from '#contract/dispatch.ts';
import type { Reply } from '#domain/dispatch.ts';
import { words } from '#words/dispatch.tsx';
import { distanceText, minutesText } from '../../../ui/distance.ts';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { TimeRing } from '../../../features/booking/time-ring.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

type Person = DispatchView['people'][number];
type Wave = { from: string; until: string };

/** Those we wait for first, then who was asked before; of either the nearest first. */
export const People = ({ people, ...wave }: Wave & { people: readonly Person[] }) => {
  const nearest = people.toSorted((a, b) => a.distanceKm - b.distanceKm);
  const isWaiting = ({ reply }: Person) => reply === 'waiting';
  const ordered = [...nearest.filter(isWaiting), ...nearest.filter((one) => !isWaiting(one))];
  return (
    <Card>
      <ul aria-label={words.people} className="divide-line divide-y">
        {ordered.map((person) => (
          <li key={person.handyman_id} className="flex items-center gap-4 px-4 py-3.5 sm:px-5">
            <Face person={person} wave={wave} />
            <div className="min-w-0 flex-1 leading-snug">
              <p className="truncate font-bold">{person.name}</p>
              <p className="text-ink-soft text-sm">
                {distanceText(person.distanceKm)} · {minutesText(person.arrivalMinutes)}
              </p>
            </div>
            <Said reply={person.reply} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Face = ({ person, wave }: { person: Person; wave: Wave }) => {
  const shown = { id: person.handyman_id, name: person.name, profile: person.profile };
  if (person.reply === 'waiting') {
    return (
      <TimeRing {...wave}>
        <Portrait person={shown} className="size-12!" />
      </TimeRing>
    );
  }
  const quiet = person.reply === 'yes' ? '' : 'opacity-60 grayscale';
  return (
    <span className="p-1.5">
      <Portrait person={shown} className={`size-12! ${quiet}`} />
    </span>
  );
};

type Look = { tone: Tone; Icon: ComponentType<{ className: string; 'aria-hidden': true }> };

const looks: Readonly<Record<Reply, Look>> = {
  waiting: { tone: 'accent', Icon: LoaderCircle },
  yes: { tone: 'good', Icon: Check },
  no: { tone: 'neutral', Icon: X },
  silent: { tone: 'neutral', Icon: Clock },
  withdrawn: { tone: 'neutral', Icon: Minus },
};

const Said = ({ reply }: { reply: Reply }) => {
  const { tone, Icon } = looks[reply];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className={`size-4 ${reply === 'waiting' ? 'animate-spin' : ''}`} />
      {words.replies[reply]}
    </Badge>
  );
};
