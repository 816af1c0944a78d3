import { Link } from 'react-router';
import { words } from '#words/caller.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { Asked, Caller } from './wanted.ts';

const text = words.done;

type Props = { caller: Caller; asked: Asked; onAgain: () => void; onLeave: () => void };

/** What to tell the caller, and where it goes on. */
export const Done = ({ caller: { user_id: id, name }, asked, onAgain, onLeave }: Props) => (
  <Panel title={text.title}>
    <output>{asked.msg}</output>
    <div className="flex flex-wrap gap-2">
      {asked.booking && (
        <Link to={`/operator/bookings/${asked.booking.id}`} className={buttonClass()}>
          {text.booking(asked.booking.number)}
        </Link>
      )}
      <Link to={`/operator/customers/${id}`} className={buttonClass({ variant: 'outline' })}>
        {text.customer(name)}
      </Link>
      <Button variant="secondary" onClick={onAgain}>
        {text.again}
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        {text.other}
      </Button>
    </div>
  </Panel>
);
