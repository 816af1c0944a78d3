import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { words } from '#words/fee.ts';
import { Card } from '../../ui/card.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { feesQuery } from './queries.ts';

/** §36: what a customer's next payment takes along, before they ask anyone. Nothing for those who owe nothing. */
export const OwedNote = () => {
  const { data } = useQuery(feesQuery());
  const first = data?.fees[0];
  if (!data || first === undefined) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-5">
      <p className="font-medium">{words.owed(rupees(data.owed))}</p>
      <Link
        to={`/user/bookings/${first.notification_id}`}
        className="text-accent inline-flex min-h-11 items-center font-semibold hover:underline"
      >
        {words.seeIt}
      </Link>
    </Card>
  );
};
