import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { mostAddresses } from '#domain/saved-address.ts';
import { words as addressWords } from '#words/address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NotHere } from '../../features/offline/coming-page.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { addressesQuery } from '../../features/address/queries.ts';
import { AddressForm } from './addresses/address-form.tsx';
import { AddressRow } from './addresses/address-row.tsx';

const all = addressWords.saved;

const words = all.list;
const here = '/user/addresses';

/** §17: the doors that a customer asks people to. `?edit=` opens the form, so that Back leads to the list. */
const Addresses = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const addresses = useQuery(addressesQuery());
  const { data, isPaused } = addresses;
  const editing = query.get('edit');
  if (editing !== null && data) {
    return (
      <AddressForm
        key={editing}
        address={data.find(({ address_id }) => address_id === editing)}
        isNew={editing === 'new'}
        onDone={() => void navigate(here, { replace: true })}
      />
    );
  }
  if (!data && isPaused) return <NotHere />;
  const full = data !== undefined && data.length >= mostAddresses;
  return (
    <Page
      narrow
      title={words.title}
      lead={words.lead}
      back={{ to: '/user/bookings', label: words.back }}
      aside={data && data.length > 0 && !full && <Add />}
    >
      <Fetched
        query={addresses}
        coming={<SkeletonRows rows={2} label={words.loading} />}
        none={
          <EmptyState art="pin" title={words.none} action={<Add />}>
            {words.noneText}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((address) => (
              <li key={address.address_id}>
                <AddressRow address={address} editLink={`${here}?edit=${address.address_id}`} />
              </li>
            ))}
          </ul>
        )}
      </Fetched>
      {full && <p className="text-ink-soft mt-4">{words.full(mostAddresses)}</p>}
    </Page>
  );
};
export default Addresses;

const Add = () => (
  <Link to={`${here}?edit=new`} className={buttonClass()}>
    <Plus aria-hidden className="size-4.5" />
    {words.add}
  </Link>
);
