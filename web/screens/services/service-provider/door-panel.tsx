import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { SavedAddress } from '#contract/address.ts';
import type { Place } from '#domain/place.ts';
import { words as all } from '#words/address.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { Details } from '../../../features/address/queries.ts';

const words = all.panel;

/** The form is loaded when it is opened, because few open it. */
const DetailsDialog = lazyComponent(
  async () => (await import('../../../features/address/details-dialog.tsx')).DetailsDialog,
);

type Props = {
  details: Details;
  kept: readonly SavedAddress[];
  place: Place | undefined;
  onReady: (details: Details, place: Place | undefined) => void;
};

/** §17: what goes with the request, and the way to write or change it. */
export const DoorPanel = ({ details, kept, place, onReady }: Props) => {
  const [open, setOpen] = useState(false);
  const { address, note } = details;
  const empty = address === '' && note === '';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="rounded-control border-line bg-surface hover:border-line-strong flex min-h-13 w-full items-center gap-3 border px-3.5 py-2.5 text-left transition"
      >
        <DoorOpen aria-hidden className="text-accent size-5 shrink-0" />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-bold">
            {empty ? words.add : address || words.noAddress}
          </span>{' '}
          <span className="text-ink-soft block truncate text-sm">{empty ? words.why : note}</span>
          {!empty && <span className="sr-only">{words.change}</span>}
        </span>
      </button>
      {open && (
        <DetailsDialog
          details={details}
          kept={kept}
          place={place}
          onClose={() => setOpen(false)}
          onReady={(written, door) => {
            setOpen(false);
            onReady(written, door);
          }}
        />
      )}
    </>
  );
};
