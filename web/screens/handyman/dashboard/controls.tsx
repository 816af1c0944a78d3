import { Bell, BellOff } from 'lucide-react';
import { setAvailability } from '#contract/handyman.ts';
import { words } from '#words/dashboard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import type { Hearing } from '../../../device/sound.ts';

type OnlineProps = { online: boolean; listed: boolean; busy: boolean };

/** Whether customers can ask them now. What was pressed shows before the server has answered. */
export const OnlineSwitch = ({ online, listed, busy }: OnlineProps) => {
  const set = useSendAndSay(setAvailability);
  const shown = set.isPending ? (set.variables.body?.online ?? online) : online;
  return (
    <Switch
      label={shown ? words.online.on : words.online.off}
      note={words.online[shown ? (busy ? 'busy' : listed ? 'free' : 'unlisted') : 'nobody']}
      checked={shown}
      disabled={set.isPending}
      onChange={(next) => set.mutate({ body: { online: next } })}
    />
  );
};

type SoundProps = { hearing: Hearing; onTurn: (on: boolean) => void };

/** A bell while it rings; that it does not is said in words. */
export const SoundButton = ({ hearing, onTurn }: SoundProps) => {
  const rings = hearing === 'on';
  const Icon = rings ? Bell : BellOff;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={hearing !== 'off'}
      {...(rings && { 'aria-label': words.sound.on, title: words.sound.on })}
      onClick={() => onTurn(!rings)}
      className={rings ? 'size-11 shrink-0 rounded-full px-0!' : 'min-h-11 rounded-full px-4'}
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${rings ? 'text-accent' : ''}`} />
      {!rings && words.sound[hearing]}
    </Button>
  );
};
