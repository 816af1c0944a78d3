import { words } from '#words/slots.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the days and starts while they are fetched. */
export const StartsComing = () => (
  <Loading label={words.loading} className="grid gap-4">
    <div className="flex gap-2 overflow-hidden">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((day) => (
        <Skeleton key={day} className="h-16 w-15 shrink-0" />
      ))}
    </div>
    <Skeleton className="h-32" />
  </Loading>
);
