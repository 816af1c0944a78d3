import { words } from '#words/visit.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a booking's page while it is fetched. */
export const VisitComing = () => (
  <Loading
    label={words.loading}
    className="page grid grid-cols-1 gap-5 py-5 sm:gap-6 sm:py-8 lg:grid-cols-[1.7fr_1fr]"
  >
    <div className="grid gap-3 lg:col-span-2">
      <Skeleton className="h-7 w-40 rounded-full" />
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-6 w-60 max-w-full" />
    </div>
    <Card className="flex justify-between gap-3 p-6">
      {['a', 'b', 'c', 'd', 'e'].map((step) => (
        <div key={step} className="grid justify-items-center gap-2">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-4 w-12" />
        </div>
      ))}
    </Card>
    <div className="grid content-start gap-5 sm:gap-6 lg:row-span-2">
      <Skeleton className="rounded-card h-44" />
      <Card className="flex items-center gap-4 p-6">
        <Skeleton className="size-14 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </Card>
      <Skeleton className="rounded-card h-72" />
    </div>
    <Skeleton className="rounded-card h-40" />
  </Loading>
);
