import { History } from 'lucide-react';
import { isRegular } from '#domain/regular.ts';
import { words } from '#words/regular.ts';
import { Badge } from '../../ui/badge.tsx';
import { dayText } from '../../ui/when.ts';
import { useKnown } from './queries.ts';

/** §27: that this professional has worked for the customer before. */
export const Together = ({ handymanId }: { handymanId: string }) => {
  const known = useKnown().find((one) => one.handyman_id === handymanId);
  if (!known || known.jobs === 0 || known.lastAt === null) return null;
  return (
    <p className="text-accent flex items-center gap-1.5 font-semibold">
      <History aria-hidden className="size-4 shrink-0" />
      {words.together(known.jobs, dayText(known.lastAt))}
    </p>
  );
};

/** §27: for a professional: which visit with this customer it is, once it is not the first. */
export const VisitWith = ({
  doneTogether = 0,
  over,
}: {
  doneTogether: number | undefined;
  over: boolean;
}) => {
  if (doneTogether === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {isRegular(doneTogether) && <Badge tone="good">{words.regular}</Badge>}
      {!over && <span className="text-ink-soft font-medium">{words.visit(doneTogether + 1)}</span>}
    </span>
  );
};
