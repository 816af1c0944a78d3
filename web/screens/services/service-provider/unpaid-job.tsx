import { Link } from 'react-router';
import { words } from '#words/near-list.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** §4: no request can be sent before the last job is paid; a link to pay it. */
export const UnpaidJob = ({ bookingId }: { bookingId: string }) => (
  <Card className="mb-6 flex flex-wrap items-center justify-between gap-4 p-5">
    <p aria-live="polite" className="font-medium">
      {words.unpaid.text}
    </p>
    <Link to={`/user/bookings/${bookingId}`} className={buttonClass()}>
      {words.unpaid.pay}
    </Link>
  </Card>
);
