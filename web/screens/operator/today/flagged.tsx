import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { words } from '#words/visits.ts';
import { Panel } from '../../../features/operator/panel.tsx';
import { whenText } from '../../../ui/when.ts';
import { flaggedQuery } from '../../../features/operator/visit-queries.ts';

/** §26: whose visits somebody should look at, each with the way there. Nothing where there is nobody. */
export const Flagged = () => {
  const { data = [] } = useQuery(flaggedQuery());
  if (data.length === 0) return null;
  return (
    <Panel title={words.flagged}>
      <ul className="divide-line grid divide-y">
        {data.map(({ handyman_id: id, name, kind, number, at }) => (
          <li key={`${id} ${kind}`} className="py-2.5">
            <Link
              data-row
              to={`/operator/professionals/${id}`}
              className="rounded font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            <p>{words.kinds[kind]}</p>
            <p className="text-ink-soft text-sm">{words.after(number, whenText(at))}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
