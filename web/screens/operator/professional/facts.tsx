import type { ReactNode } from 'react';
import type { Replied } from '#contract/call.ts';
import type { getProfessional } from '#contract/verification.ts';
import { phonePrefix } from '#domain/handyman.ts';
import { words as all } from '#words/verification.tsx';
import { dayText } from '../../../ui/when.ts';
import { useServiceNamed } from '../../../features/catalogue/service-named.ts';
import { PlaceText } from '../../../features/map/place-text.ts';
import { Panel } from '../../../features/operator/panel.tsx';

const words = all.one;

/** What they wrote, to be compared with the card above it. */
export const Facts = ({ professional: one }: { professional: Replied<typeof getProfessional> }) => {
  const serviceNamed = useServiceNamed();
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [words.name, one.name],
    [words.aadhar, one.aadharNumber],
    [words.address, one.address],
    [words.area, <PlaceText key="area" label={one.area} />],
    [words.service, one.offers.map(serviceNamed).join(', ')],
    [words.phone, `${phonePrefix} ${one.phone}`],
    [words.email, one.email],
    [words.joined, dayText(one.createdAt)],
    [words.jobs, one.jobsDone],
    ...(one.verifiedAt === null ? [] : [[words.verifiedAt, dayText(one.verifiedAt)] as const]),
  ];
  return (
    <Panel title={words.wrote}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="border-line grid border-t pt-2">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {one.reason !== null && <Quote label={words.lastReason}>{one.reason}</Quote>}
      {one.answer !== null && <Quote label={words.answer}>{one.answer}</Quote>}
    </Panel>
  );
};

const Quote = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="bg-sunken rounded-control grid gap-1 p-4">
    <p className="text-ink-soft text-sm font-semibold">{label}</p>
    <p className="wrap-anywhere whitespace-pre-line">{children}</p>
  </div>
);
