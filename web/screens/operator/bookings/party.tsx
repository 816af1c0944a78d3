import { Link } from 'react-router';
import { words } from '#words/console.tsx';
import { Facts } from '../../../features/operator/facts.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { callLink } from '../../../features/booking/phone-line.tsx';

type Person = { readonly name: string; readonly email: string; readonly phone: string };
type Props = { title: string; to: string; person: Person };

/** One side of a booking, and how to reach them. */
export const PartyPanel = ({ title, to, person: { name, email, phone } }: Props) => (
  <Panel
    title={title}
    aside={
      <Link to={to} className="text-accent rounded font-semibold hover:underline">
        {name}
      </Link>
    }
  >
    <Facts
      facts={[
        {
          label: words.columns.phone,
          value: (
            <a href={callLink(phone)} className="hover:underline">
              {phone}
            </a>
          ),
        },
        { label: words.columns.email, value: email },
      ]}
    />
  </Panel>
);
