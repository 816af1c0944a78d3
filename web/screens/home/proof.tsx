import { IndianRupee, KeyRound, MapPinned, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { words } from '#words/home.tsx';

/** Only what is so: §9 the price, §4 the code, §15 the refund, whose page is one tap away, §9 the order of the list. */
const points = [
  { Icon: IndianRupee, ...words.proof.price },
  { Icon: KeyRound, ...words.proof.code },
  { Icon: MapPinned, ...words.proof.nearest },
  { Icon: Undo2, ...words.proof.refund },
] as const;

export const Proof = () => (
  <ul className="border-line bg-surface rounded-card grid grid-cols-1 overflow-hidden border min-[22rem]:grid-cols-2 lg:grid-cols-4">
    {points.map(({ Icon, title, text }) => (
      <li
        key={title}
        className="border-line -mr-px -mb-px flex items-center gap-3 border-r border-b p-4 max-sm:flex-col max-sm:items-start sm:gap-4 sm:p-5"
      >
        <span className="bg-accent-soft text-accent grid size-11 shrink-0 place-items-center rounded-xl">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <span className="grid">
          <span className="font-bold">{title}</span>
          <span className="text-ink-soft text-sm">
            {Icon === Undo2 ? (
              <Link to="/refunds" className="underline">
                {text}
              </Link>
            ) : (
              text
            )}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
