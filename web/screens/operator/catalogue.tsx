import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { mayActAs } from '#domain/operator.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Heading } from '../../features/operator/heading.tsx';
import { Table } from '../../features/operator/table.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { servicesQuery } from '../../features/operator/console-queries.ts';
import { meQuery } from '../../features/operator/queries.ts';
import { columnsFor } from './catalogue/columns.tsx';

/** §14: what can be booked and for how much. Every operator reads it, admins change it. */
const Catalogue = () => {
  const services = useQuery(servicesQuery());
  const { data: me } = useQuery(meQuery());
  const edits = me !== undefined && mayActAs(me.level, 'admin');
  return (
    <div className="grid gap-5">
      <Heading
        title={words.title}
        lead={edits ? words.lead : words.leadSupport}
        aside={
          edits && (
            <Link to="/operator/catalogue/new" className={buttonClass()}>
              <Plus aria-hidden className="size-5" />
              {words.add}
            </Link>
          )
        }
      />
      <Fetched query={services} coming={<SkeletonRows rows={6} label={words.loading} />}>
        {(rows) => (
          <Table
            label={words.title}
            rows={rows}
            keyOf={({ id }) => String(id)}
            columns={columnsFor(edits)}
          />
        )}
      </Fetched>
    </div>
  );
};
export default Catalogue;
