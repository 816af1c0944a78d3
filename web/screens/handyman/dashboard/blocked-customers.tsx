import { useQuery } from '@tanstack/react-query';
import { unblockCustomer } from '#contract/block.ts';
import { words } from '#words/dashboard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { blockedQuery } from '../../../features/handyman/blocked-customers-query.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';

/** The customers whom this professional has blocked; nothing where there are none. */
export const BlockedCustomers = () => {
  const { data = [] } = useQuery(blockedQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="blocked-title">
      <h2 id="blocked-title" className="mb-4 text-2xl font-bold">
        {words.blocked.title}
      </h2>
      <Card className="p-5">
        <ul className="grid gap-3">
          {data.map(({ user_id, username }) => (
            <li key={user_id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0 font-medium break-words">{username}</span>
              <Unblock userId={user_id} name={username} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
};

const Unblock = ({ userId, name }: { userId: string; name: string }) => {
  const unblock = useSendAndSay(unblockCustomer);
  return (
    <Button
      variant="secondary"
      size="small"
      busy={unblock.isPending}
      onClick={() => unblock.mutate({ body: { user_id: userId } })}
    >
      {words.blocked.unblock(name, (text) => (
        <span className="sr-only">{text}</span>
      ))}
    </Button>
  );
};
