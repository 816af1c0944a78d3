import type { ReactNode } from 'react';
import { words } from '#words/ui.ts';

type LoadingProps = { label: string; className?: string; children: ReactNode };

/** The shape of what is coming, so that nothing jumps when it arrives. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`shimmer rounded-control ${className}`} />
);

/** Shapes that stand for something on its way, said once to those who cannot see them. */
export const Loading = ({ label, className, children }: LoadingProps) => (
  <div aria-busy="true" className={className}>
    <p className="sr-only">{label}</p>
    {children}
  </div>
);

/** Rows of a list that is being fetched. */
export const SkeletonRows = ({ rows, label }: { rows: number; label: string }) => (
  <Loading label={label} className="grid gap-4">
    {Array.from({ length: rows }, (_, row) => (
      <div
        key={row}
        className="rounded-card border-line bg-surface flex items-center gap-4 border p-5"
      >
        <Skeleton className="size-14 rounded-full" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
        <Skeleton className="hidden h-11 w-28 sm:block" />
      </div>
    ))}
  </Loading>
);

/** A card that fills most of its page while it loads. */
export const SkeletonCard = ({ label, className }: { label: string; className: string }) => (
  <Loading label={label}>
    <Skeleton className={`rounded-card ${className}`} />
  </Loading>
);

/** A page that is on its way. */
export const LoadingPage = () => (
  <Loading label={words.loading} className="page grid min-h-[70svh] content-start gap-6 py-10">
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-5 w-80 max-w-full" />
    <Skeleton className="h-72 w-full" />
  </Loading>
);
