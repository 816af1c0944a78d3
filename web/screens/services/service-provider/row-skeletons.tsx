import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** As high and wide as the rows that come. */
export const RowSkeletons = ({ label }: { label: string }) => (
  <Loading label={label} className="grid gap-3">
    {Array.from({ length: 5 }, (_, row) => (
      <div
        key={row}
        className="rounded-card border-line bg-surface grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1 border p-4"
      >
        <Skeleton className="row-span-2 size-[68px] rounded-2xl sm:size-[76px]" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-24" />
        <div className="grid content-start gap-1 max-sm:col-span-2">
          <Skeleton className="h-4.5 w-2/5" />
          <Skeleton className="h-4.5 w-4/5" />
        </div>
        <Skeleton className="h-11 max-sm:col-span-3 max-sm:mt-3 sm:w-24 sm:justify-self-end" />
      </div>
    ))}
  </Loading>
);
