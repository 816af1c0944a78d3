import { Bell, BellOff } from 'lucide-react';
import { setAvailability } from '#contract/handyman.ts';
import { words } from '#words/dashboard.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useSendWithToasts } from '../../../data/send-with-toasts.ts';

type OnlineProps = { online: boolean; listed: boolean; busy: boolean };

/** Whether customers can ask them now. What was pressed shows before the server has answered. */
export const OnlineSwitch = ({ online, listed, busy }: OnlineProps) => {
  const set = useSendWithToasts(setAvailability);
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

type SoundProps = { on: boolean; onTurn: (on: boolean) => void };

export const SoundButton = ({ on, onTurn }: SoundProps) => {
  const Icon = on ? Bell : BellOff;
  return (
    <Button
      variant="secondary"
      aria-pressed={on}
      aria-label={on ? words.sound.on : words.sound.off}
      title={on ? words.sound.on : words.sound.off}
      onClick={() => onTurn(!on)}
      className="size-11 shrink-0 rounded-full px-0!"
    >
      <Icon aria-hidden className={`size-5 ${on ? 'text-accent' : ''}`} />
    </Button>
  );
};
