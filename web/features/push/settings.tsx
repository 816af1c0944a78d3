import { BellRing } from 'lucide-react';
import type { PushDevice, PushSettings as Settings } from '#contract/push.ts';
import { pushKindsOf } from '#domain/push.ts';
import type { PushKind } from '#domain/push.ts';
import type { Party } from '#domain/role.ts';
import { words as account } from '#words/account.tsx';
import { words } from '#words/push.ts';
import { useChoose, usePush, useRemoveDevice, useTurnOn } from './queries.ts';
import type { Permission } from '../../device/push.ts';
import { Section } from '../account/section.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { Switch } from '../../ui/switch.tsx';
import { dayText } from '../../ui/when.ts';
import { QuietHours } from './quiet-hours.tsx';

type Props = { of: Party };

/** §24: on which devices a customer or professional is notified, of what, and when not. */
export const PushSettings = ({ of: as }: Props) => {
  const push = usePush(as);
  const { data } = push;
  const { permission, busy, turnOn } = useTurnOn(as, data?.publicKey ?? null);
  const why = data && whyNot(data, permission);
  const here = data?.devices.some(({ current }) => current) === true;
  return (
    <Section
      title={words.title}
      lead={words.lead}
      aside={
        data &&
        why === undefined &&
        !here && (
          <Button busy={busy} onClick={turnOn}>
            <BellRing aria-hidden className="size-4" />
            {words.turnOn}
          </Button>
        )
      }
    >
      <Fetched query={push} coming={<SkeletonRows rows={2} label={words.loading} />}>
        {(settings) => (
          <div className="grid gap-6">
            {why !== undefined && <p>{why}</p>}
            <Devices of={as} devices={settings.devices} />
            <Choices of={as} settings={settings} />
          </div>
        )}
      </Fetched>
    </Section>
  );
};

/** Why nothing can be turned on here, and what to do about it. */
const whyNot = ({ publicKey }: Settings, permission: Permission): string | undefined => {
  if (publicKey === null) return words.off;
  if (permission === 'denied') return words.blocked;
  return permission === 'unsupported' ? words.unsupported : undefined;
};

const Devices = ({ of: as, devices }: Props & { devices: readonly PushDevice[] }) => {
  const { removing, remove } = useRemoveDevice(as);
  return (
    <div>
      <h3 className="font-bold">{words.devices}</h3>
      {devices.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-line grid divide-y">
        {devices.map((device) => (
          <Item
            key={device.device_id}
            device={device}
            busy={removing === device.device_id}
            onRemove={() => void remove(device.device_id, device.current)}
          />
        ))}
      </ul>
    </div>
  );
};

type ItemProps = { device: PushDevice; busy: boolean; onRemove: () => void };

const Item = ({ device, busy, onRemove }: ItemProps) => {
  const { name: named, browsers, systems } = account.devices;
  const name = named(browsers[device.browser], systems[device.system]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {device.current && <Badge tone="good">{words.here}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{words.since(dayText(device.addedAt))}</p>
      </div>
      <Button
        variant="danger"
        size="small"
        busy={busy}
        aria-label={words.removeNamed(name)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </li>
  );
};

const Choices = ({ of: as, settings }: Props & { settings: Settings }) => {
  const { off, quiet } = settings;
  const { choose, isPending } = useChoose(as);
  const turn = (kind: PushKind, on: boolean) =>
    choose({ off: on ? off.filter((one) => one !== kind) : [...off, kind], quiet });
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-bold">{words.what}</legend>
        {pushKindsOf[as].map((kind) => (
          <Switch
            key={kind}
            label={words.kinds[kind]}
            checked={!off.includes(kind)}
            disabled={isPending}
            onChange={(on) => turn(kind, on)}
          />
        ))}
      </fieldset>
      <QuietHours of={as} quiet={quiet} onChange={(next) => choose({ off, quiet: next })} />
    </>
  );
};
