import { List, Map } from 'lucide-react';
import { useRef } from 'react';
import { words } from '#words/near-list.tsx';

export type View = 'list' | 'map';

type Props = { view: View; onChange: (view: View) => void };

/** Further than this a finger has pulled, not tapped. */
const pullPixels = 24;

/** The upper edge of the list on a phone: pulled or pressed, the map behind it gets more room, or less. */
export const SheetHandle = ({ view, onChange }: Props) => {
  const from = useRef(0);
  const pulled = useRef(false);
  const Icon = view === 'list' ? Map : List;
  return (
    <button
      type="button"
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={({ clientY }) => {
        const way = clientY - from.current;
        pulled.current = Math.abs(way) > pullPixels;
        if (pulled.current) onChange(way > 0 ? 'map' : 'list');
      }}
      onClick={() => {
        // A pull has been heard already.
        if (!pulled.current) onChange(view === 'list' ? 'map' : 'list');
        pulled.current = false;
      }}
      className="text-accent -mt-5 -mb-1 grid min-h-12 w-full touch-none justify-items-center gap-1.5 rounded-t-3xl pt-2.5 text-sm font-semibold beside:hidden"
    >
      <span aria-hidden className="bg-line-strong/50 h-1.5 w-12 rounded-full" />
      <span className="flex items-center gap-1.5">
        <Icon aria-hidden className="size-4" />
        {view === 'list' ? words.showMap : words.showList}
      </span>
    </button>
  );
};
