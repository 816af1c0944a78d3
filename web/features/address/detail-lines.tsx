import { MapPin, NotebookPen } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { words as bookingWords } from '#words/booking.tsx';

const words = bookingWords.door;

type Props = { address?: string | undefined; note?: string | undefined };

/** §17: which door, and what there is to do, as the customer wrote it. Nothing where the reader may see neither. */
export const DetailLines = ({ address, note }: Props) =>
  (address ?? note) !== undefined && (
    <dl className="grid gap-3">
      <Line icon={MapPin} label={words.address} text={address} />
      <Line icon={NotebookPen} label={words.note} text={note} />
    </dl>
  );

type LineProps = { icon: LucideIcon; label: string; text: string | undefined };

const Line = ({ icon: Icon, label, text }: LineProps) =>
  text !== undefined && (
    <div className="relative pl-8">
      <dt className="text-ink-soft text-sm font-semibold">
        <Icon aria-hidden className="text-accent absolute top-0.5 left-0 size-5" />
        {label}
      </dt>
      <dd data-written className="font-medium wrap-anywhere">
        {text}
      </dd>
    </div>
  );
