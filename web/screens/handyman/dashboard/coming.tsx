import { words } from '#words/dashboard.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** The shape of the dashboard while it is fetched. */
export const DashboardComing = () => (
  <Loading label={words.loading} className="page grid grid-cols-1 gap-6 py-5 sm:py-8">
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-2.5">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <Skeleton className="rounded-card h-19 w-full sm:w-72" />
    </div>
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[5fr_7fr]">
      <Skeleton className="rounded-card h-80" />
      <div className="grid content-start gap-6">
        <div className="grid grid-cols-3 gap-4">
          <Skeleton className="rounded-card h-28" />
          <Skeleton className="rounded-card h-28" />
          <Skeleton className="rounded-card h-28" />
        </div>
        <Card className="flex h-64 items-end gap-4 p-6">
          {['h-2/5', 'h-4/5', 'h-3/5', 'h-full', 'h-1/2', 'h-1/4', 'h-1/3'].map((height) => (
            <Skeleton key={height} className={`flex-1 ${height}`} />
          ))}
        </Card>
      </div>
    </div>
  </Loading>
);
