import { Moon } from 'lucide-react';
import { setAvailability } from '#contract/handyman.ts';
import { words as dashboardWords } from '#words/dashboard.tsx';
import { Button } from '../../../ui/button.tsx';
import { whenText } from '../../../ui/when.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';

const words = dashboardWords.setOffline;

/** §25: why they are offline although they have not gone offline, and the way back. */
export const SetOffline = ({ at }: { at: string }) => {
  const set = useSendAndSay(setAvailability);
  return (
    <section
      aria-labelledby="set-offline"
      className="rounded-card bg-warn-soft grid gap-3 p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center"
    >
      <Moon aria-hidden className="text-warn size-7" />
      <div className="grid gap-1">
        <h2 id="set-offline" className="text-lg leading-tight font-bold">
          {words.title}
        </h2>
        <p>{words.why(whenText(at))}</p>
      </div>
      <Button busy={set.isPending} onClick={() => set.mutate({ body: { online: true } })}>
        {words.back}
      </Button>
    </section>
  );
};
