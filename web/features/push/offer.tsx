import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { Party } from '#domain/role.ts';
import { words } from '#words/push.ts';
import { usePush, useStayOn, useTurnOn } from './queries.ts';
import { useSession } from '../../data/session.ts';
import { isPutAside, putAside } from '../../device/dismissed-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The kind of prompt, under which a dismissal is stored. */
const kind = 'push';

/**
 * §24: asks with a reason, at a moment when there is something to wait for, and once: the browser's own question comes
 * only after a yes here.
 */
export const PushOffer = ({ as }: { as: Party }) => {
  const { userId, handymanId } = useSession();
  const id = (as === 'user' ? userId : handymanId) ?? '';
  const { data } = usePush(as);
  const { permission, busy, turnOn } = useTurnOn(as, data?.publicKey ?? null);
  const [aside, setAside] = useState(() => isPutAside(kind, id));
  useStayOn(as, data);
  if (!data || data.publicKey === null || aside || permission !== 'default') return null;
  const { title, reason } = words.offers[as];
  const later = () => {
    putAside(kind, id);
    setAside(true);
  };
  return (
    <section aria-labelledby="push-offer">
      <Card className="animate-rise border-accent flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6">
        <BellRing aria-hidden className="text-accent size-6 shrink-0" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="push-offer" className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-ink-soft">{reason}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={turnOn}>
            {words.yes}
          </Button>
          <Button variant="quiet" onClick={later}>
            {words.notNow}
          </Button>
        </div>
      </Card>
    </section>
  );
};
