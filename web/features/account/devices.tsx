import { Laptop, LogOut, Smartphone, Tablet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { DeviceView } from '#contract/device.ts';
import type { System } from '#domain/device.ts';
import type { Role } from '#domain/role.ts';
import { words as all } from '#words/account.tsx';
import { useDevices, useEndDevice, useEndOthers } from './queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { whenText } from '../../ui/when.ts';
import { Section } from './section.tsx';

const words = all.devices;

const icons: Readonly<Record<System, LucideIcon>> = {
  android: Smartphone,
  iphone: Smartphone,
  ipad: Tablet,
  windows: Laptop,
  mac: Laptop,
  linux: Laptop,
  chromeos: Laptop,
  other: Laptop,
};

/** §21: every login of this account; any of them can be ended, and all others at once. */
export const Devices = ({ of: role }: { of: Role }) => {
  const devices = useDevices(role);
  const { end, ending } = useEndDevice(role);
  const others = devices.data?.some(({ current }) => !current) === true;
  return (
    <Section
      title={words.title}
      lead={words.lead}
      aside={others ? <EndOthers of={role} /> : undefined}
    >
      <Fetched query={devices} coming={<SkeletonRows rows={2} label={words.loading} />}>
        {(rows) => (
          <>
            <ul className="divide-line grid divide-y">
              {rows.map((device) => (
                <Item
                  key={device.device_id}
                  device={device}
                  busy={ending === device.device_id}
                  onEnd={() => end(device.device_id)}
                />
              ))}
            </ul>
            {!others && <p className="text-ink-soft">{words.only}</p>}
          </>
        )}
      </Fetched>
    </Section>
  );
};

type ItemProps = { device: DeviceView; busy: boolean; onEnd: () => void };

const Item = ({ device, busy, onEnd }: ItemProps) => {
  const { browser, system, startedAt, seenAt, current } = device;
  const name = words.name(words.browsers[browser], words.systems[system]);
  const Icon = icons[system];
  const started = whenText(startedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-4">
        <span className="bg-sunken text-accent grid size-[44px] shrink-0 place-items-center rounded-full">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {name}
            {current && <Badge tone="good">{words.here}</Badge>}
          </p>
          <p className="text-ink-soft text-sm">
            {current ? words.since(started) : words.times(started, whenText(seenAt))}
          </p>
        </div>
      </div>
      {!current && (
        <Button
          variant="danger"
          size="small"
          busy={busy}
          aria-label={words.endNamed(name)}
          className="max-sm:ml-15"
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
};

const EndOthers = ({ of: role }: { of: Role }) => {
  const [open, setOpen] = useState(false);
  const { endOthers, isPending } = useEndOthers(role, () => setOpen(false));
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <LogOut aria-hidden className="size-4" />
        {words.endOthers}
      </Button>
      <Confirm
        open={open}
        title={words.endOthersTitle}
        yes={words.endOthers}
        no={words.keep}
        busy={isPending}
        onYes={endOthers}
        onClose={() => setOpen(false)}
      >
        {words.endOthersText}
      </Confirm>
    </>
  );
};
