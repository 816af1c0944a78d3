import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { mayActAs } from '#domain/operator.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Heading } from '../../../features/operator/heading.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadingPage } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { servicesQuery } from '../../../features/operator/console-queries.ts';
import { meQuery } from '../../../features/operator/queries.ts';
import type { Service } from './columns.tsx';
import { Editor } from './editor.tsx';

/** Adds a service, or changes one. */
const ServicePage = () => {
  const { id = '' } = useParams();
  const adding = id === 'new';
  const services = useQuery(servicesQuery());
  const { data: me } = useQuery(meQuery());
  if (services.isPending || me === undefined) return <LoadingPage />;
  if (services.isLoadingError) {
    return <ErrorState error={services.error} onRetry={() => void services.refetch()} />;
  }
  const service = services.data.find((one) => String(one.id) === id);
  if (!mayActAs(me.level, 'admin')) {
    return (
      <EmptyState whole art="key" title={words.adminOnly} ways={[wayBack]}>
        {words.adminOnlyText}
      </EmptyState>
    );
  }
  if (!adding && !service) {
    return (
      <EmptyState whole art="compass" title={words.noSuch} ways={[wayBack]}>
        {words.noSuchText}
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <BackLink to={wayBack.to} label={wayBack.label} />
      <Heading
        title={service?.serviceName ?? words.add}
        lead={adding ? words.addLead : words.changeLead}
      />
      <Editing latest={service} />
    </div>
  );
};
export default ServicePage;

const wayBack = { to: '/operator/catalogue', label: words.back };

/** What is being edited stays as it was begun with, until the one who edits asks for what it is by now. */
const Editing = ({ latest }: { latest: Service | undefined }) => {
  const [begun, setBegun] = useState(latest);
  return <Editor key={begun?.version} service={begun} onRenew={() => setBegun(latest)} />;
};
