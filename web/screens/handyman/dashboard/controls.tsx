import { Bell, BellOff } from 'lucide-react';
import { setAvailability } from '#contract/handyman.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useSendWithToasts } from '../../../data/send-with-toasts.ts';

/** Whether customers can ask them now. What was pressed shows before the server has answered. */
export const OnlineSwitch = ({ online }: { online: boolean }) => {
  const set = useSendWithToasts(setAvailability);
  const shown = set.isPending ? (set.variables.body?.online ?? online) : online;
  return (
    <Switch
      label={shown ? 'Online' : 'Offline'}
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
    <Button variant="secondary" size="small" aria-pressed={on} onClick={() => onTurn(!on)}>
      <Icon aria-hidden className="size-4" />
      Sound {on ? 'on' : 'off'}
    </Button>
  );
};
