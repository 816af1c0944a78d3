import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { useState } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import { jobsCompleted, membershipDays } from '#domain/handyman.ts';
import { words as dashboard } from '#words/dashboard.tsx';
import { locale } from '#words/language.ts';
import { firstName } from '#domain/first-name.ts';
import { Card } from '../../../ui/card.tsx';
import { hourOf, weekdayText } from '../../../ui/when.ts';
import { serverNow } from '../../../data/clock.ts';
import type { Hearing } from '../../../device/sound.ts';
import { OnlineSwitch, SoundButton } from './controls.tsx';

const words = dashboard.greeting;

type Props = {
  handyman: HandymanCard;
  online: boolean;
  /** Shown to customers at all. */
  listed: boolean;
  /** On a job. */
  busy: boolean;
  sound: { hearing: Hearing; turn: (on: boolean) => void };
};

const greeting = (now: Date, name: string): string => {
  const at = hourOf(now);
  if (at < 4 || at >= 17) return words.evening(name);
  return at < 12 ? words.morning(name) : words.afternoon(name);
};

/** Who is at work, which day it is there, and whether customers can ask. */
export const Greeting = ({ handyman, online, listed, busy, sound }: Props) => {
  const serviceNamed = useServiceNamed();
  const [now] = useState(() => new Date(serverNow()));
  const { name, services, offers, createdAt } = handyman;
  const jobs = jobsCompleted(handyman);
  const days = membershipDays(new Date(createdAt), now);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <h1 tabIndex={-1} className="text-[1.7rem] leading-tight font-bold sm:text-4xl">
          {greeting(now, firstName(name))}
        </h1>
        <p className="text-ink-soft">
          {weekdayText(now)} · {(offers ?? [services]).map(serviceNamed).join(', ')} ·{' '}
          {words.completed(jobs.toLocaleString(locale), jobs)} ·{' '}
          {words.memberFor(days.toLocaleString(locale), days)}
        </p>
      </div>
      <Card className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 p-4 max-sm:w-full">
        <OnlineSwitch online={online} listed={listed} busy={busy} />
        <SoundButton hearing={sound.hearing} onTurn={sound.turn} />
      </Card>
    </div>
  );
};
