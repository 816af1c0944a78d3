import { words } from '#words/dispatch.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** The shape of the page while it is fetched. */
export const DispatchComing = () => (
  <Loading label={words.loading} className="page grid max-w-2xl gap-5 py-6 sm:gap-6 sm:py-10">
    <div className="flex items-center justify-between gap-5">
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
      </div>
      <Skeleton className="size-20 rounded-full" />
    </div>
    <div className="grid grid-cols-3 gap-3">
      <Skeleton className="rounded-card h-20" />
      <Skeleton className="rounded-card h-20" />
      <Skeleton className="rounded-card h-20" />
    </div>
    <Card className="grid gap-4 p-5">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-6 w-2/5" />
        </div>
      ))}
    </Card>
  </Loading>
);
