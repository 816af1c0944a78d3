import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SavedAddress } from '#contract/address.ts';
import { words as addressWords } from '#words/address.ts';
import { savedName, kindIcons } from '../../../features/address/saved-name.ts';
import { useAreaName } from '../../../features/map/area-name.ts';
import { MiniMap } from '../../../features/map/mini-map.tsx';
import { Card } from '../../../ui/card.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { useRemoveAddress } from '../../../features/address/queries.ts';

const words = addressWords.saved;

type Props = { address: SavedAddress; editLink: string };

const iconButton =
  'text-ink-soft hover:bg-sunken hover:text-ink grid size-11 place-items-center rounded-full transition';

/** One door: what it is called, where it is, and what can be done with it. */
export const AddressRow = ({ address, editLink }: Props) => {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveAddress(() => setAsking(false));
  const area = useAreaName(address);
  const name = savedName(address);
  const Icon = kindIcons[address.kind];
  return (
    <Card className="flex items-center gap-4 p-4 sm:p-5">
      <MiniMap place={address} className="rounded-control size-18 shrink-0 sm:size-20" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-lg leading-tight font-bold">
          <Icon aria-hidden className="text-accent size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </h2>
        <p className="wrap-anywhere">{address.address}</p>
        {area !== undefined && <p className="text-ink-soft text-sm">{words.list.near(area)}</p>}
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        <Link to={editLink} aria-label={words.list.edit(name)} className={iconButton}>
          <Pencil aria-hidden className="size-5" />
        </Link>
        <button
          type="button"
          aria-label={words.list.remove(name)}
          onClick={() => setAsking(true)}
          className={`${iconButton} hover:text-bad`}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
      <Confirm
        open={asking}
        title={words.removing.title(name)}
        yes={words.removing.yes}
        no={words.removing.no}
        busy={remove.isPending}
        onYes={() => remove.mutate({ params: { id: address.address_id } })}
        onClose={() => setAsking(false)}
      >
        <p>{words.removing.text}</p>
      </Confirm>
    </Card>
  );
};
