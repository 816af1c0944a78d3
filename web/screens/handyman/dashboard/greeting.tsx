import { useState } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import { jobsCompleted, membershipDays } from '#domain/handyman.ts';
import { firstName } from '../../../components/first-name.ts';
import { Card } from '../../../components/ui/card.tsx';
import { hourOf, weekdayText } from '../../../components/when.ts';
import { serverNow } from '../../../data/clock.ts';
import { OnlineSwitch, SoundButton } from './controls.tsx';

type Props = {
  handyman: HandymanCard;
  online: boolean;
  /** On a job. */
  busy: boolean;
  sound: { on: boolean; turn: (on: boolean) => void };
};

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en-IN')} ${what}${count === 1 ? '' : 's'}`;

const greeting = (now: Date): string => {
  const at = hourOf(now);
  if (at < 5 || at >= 17) return 'Good evening';
  return at < 12 ? 'Good morning' : 'Good afternoon';
};

/** Who is at work, which day it is there, and whether customers can ask. */
export const Greeting = ({ handyman, online, busy, sound }: Props) => {
  const [now] = useState(() => new Date(serverNow()));
  const { name, services, createdAt } = handyman;
  const jobs = counted(jobsCompleted(handyman), 'job');
  const days = counted(membershipDays(new Date(createdAt), now), 'day');
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-[1.7rem] leading-tight font-bold sm:text-4xl">
          {greeting(now)}, {firstName(name)}
        </h1>
        <p className="text-ink-soft">
          {weekdayText(now)} · {services} · {jobs} completed · member for {days}
        </p>
      </div>
      <Card className="flex items-center justify-between gap-5 p-4 max-sm:w-full">
        <OnlineSwitch online={online} busy={busy} />
        <SoundButton on={sound.on} onTurn={sound.turn} />
      </Card>
    </div>
  );
};
