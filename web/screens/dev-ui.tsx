import { useQuery } from '@tanstack/react-query';
import { Page } from '../ui/page.tsx';
import { LoadingPage } from '../ui/skeleton.tsx';
import { EmptyState } from '../ui/state.tsx';
import { settingsQuery } from '../features/map/tiles-query.ts';
import { Controls } from './dev-ui/controls.tsx';
import { States } from './dev-ui/states.tsx';
import { Tokens } from './dev-ui/tokens.tsx';
import { VisitParts } from './dev-ui/visit-parts.tsx';

const ways = [{ to: '/', label: 'Go to Home' }];

/** For those who work on the product: every part in every state, in the light and the width of the browser. */
const DevUi = () => {
  const { data, isPending } = useQuery(settingsQuery());
  if (isPending) return <LoadingPage />;
  if (data?.development !== true) {
    return (
      <EmptyState whole art="compass" title="This page is not here" ways={ways}>
        It shows parts of the screens to those who work on them, and production has no such page.
      </EmptyState>
    );
  }
  return (
    <Page title="Parts of the screens" lead="Every part in every state. docs/design.md says why.">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <Tokens />
        <Controls />
        <States />
        <VisitParts />
      </div>
    </Page>
  );
};
export default DevUi;
