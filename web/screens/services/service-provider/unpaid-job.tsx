import { Link } from 'react-router';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';

/** §4: nobody is asked before the last job is paid; this is the way there. */
export const UnpaidJob = ({ bookingId }: { bookingId: string }) => (
  <Card className="mb-6 flex flex-wrap items-center justify-between gap-4 p-5">
    <p aria-live="polite" className="font-medium">
      A job of yours is done and not paid yet. You can ask again once it is paid.
    </p>
    <Link to={`/user/bookings/${bookingId}`} className={buttonClass()}>
      See and pay
    </Link>
  </Card>
);
