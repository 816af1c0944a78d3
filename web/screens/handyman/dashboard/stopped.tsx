import { Moon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { setAvailability } from '#contract/handyman.ts';
import { words } from '#words/dashboard.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { whenText } from '../../../ui/when.ts';

type Props = { id: string; icon: typeof Moon; title: string; text: string; children: ReactNode };

/** Why no requests arrive, and what can be done. */
const Stopped = ({ id, icon: Icon, title, text, children }: Props) => (
  <section
    aria-labelledby={id}
    className="rounded-card bg-warn-soft grid gap-3 p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center"
  >
    <Icon aria-hidden className="text-warn size-7" />
    <div className="grid gap-1">
      <h2 id={id} className="text-lg leading-tight font-bold">
        {title}
      </h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);

/** §25: why they are offline although they have not gone offline, and the way back. */
export const SetOffline = ({ at }: { at: string }) => {
  const { title, why, back } = words.setOffline;
  const set = useSendAndSay(setAvailability);
  return (
    <Stopped id="set-offline" icon={Moon} title={title} text={why(whenText(at))}>
      <Button busy={set.isPending} onClick={() => set.mutate({ body: { online: true } })}>
        {back}
      </Button>
    </Stopped>
  );
};

/** §26: why they get no requests until an operator has looked, and where to say what happened. */
export const Paused = () => {
  const { title, text, write } = words.paused;
  return (
    <Stopped id="paused-title" icon={TriangleAlert} title={title} text={text}>
      <Link
        to="/handyman/help/new?category=not_home"
        className={buttonClass({ variant: 'secondary' })}
      >
        {write}
      </Link>
    </Stopped>
  );
};
