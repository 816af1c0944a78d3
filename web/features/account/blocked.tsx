import { unblockHandyman } from '#contract/own-block.ts';
import { words as account } from '#words/account.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

const words = account.blocked;

type Blocked = { handyman_id: string; name: string };

/** §6: whom a customer has blocked, with the way back. */
export const BlockedProfessionals = ({ blocked }: { blocked: readonly Blocked[] }) => (
  <Section title={words.list} lead={blocked.length === 0 ? words.none : words.lead}>
    {blocked.length > 0 && (
      <ul className="grid gap-3">
        {blocked.map((one) => (
          <li key={one.handyman_id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere">{one.name}</span>
            <Unblock {...one} />
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const Unblock = ({ handyman_id, name }: Blocked) => {
  const unblock = useSendAndSay(unblockHandyman);
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={words.unblockWhom(name)}
      busy={unblock.isPending}
      onClick={() => unblock.mutate({ body: { handyman_id } })}
    >
      {words.unblock}
    </Button>
  );
};
