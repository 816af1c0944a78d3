import { ChevronLeft, ChevronRight } from 'lucide-react';

const arrow =
  'border-line bg-surface hover:border-line-strong disabled:text-ink-faint disabled:bg-sunken grid size-11 place-items-center rounded-full border transition';

type Props = {
  before: { readonly label: string; readonly to: string | undefined };
  after: { readonly label: string; readonly to: string | undefined };
  onShow: (day: string) => void;
};

/** One step back or on among days, as far as there are any to read. */
export const Steps = ({ before, after, onShow }: Props) => (
  <div className="flex gap-2">
    {[
      { ...before, Icon: ChevronLeft },
      { ...after, Icon: ChevronRight },
    ].map(({ label, to, Icon }) => (
      <button
        key={label}
        type="button"
        aria-label={label}
        disabled={to === undefined}
        onClick={() => to !== undefined && onShow(to)}
        className={arrow}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    ))}
  </div>
);
