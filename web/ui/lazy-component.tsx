import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPatiently } from '../device/load.ts';
import { Boundary } from './boundary.tsx';

type Stand = {
  /** Shown while it is on its way. */
  coming?: ReactNode;
  /** Shown when it could not be loaded; nothing for what the page can do without. */
  failed?: ReactNode;
};

/** A part of a page whose code is loaded when it is needed. The page goes on without it if need be. */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { coming = null, failed = null }: Stand = {},
) => {
  const make = () => lazy(() => loadPatiently(async () => ({ default: await load() })));
  let latest = make();
  return (props: P) => {
    const [Part, setPart] = useState(() => latest);
    const renew = () => {
      latest = make();
      setPart(latest);
    };
    return (
      <Boundary fallback={() => failed} onRetry={renew}>
        <Suspense fallback={coming}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
};
