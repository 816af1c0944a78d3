import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { mayActAs } from '#domain/operator.ts';
import type { Level } from '#domain/operator.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Heading } from '../../../features/operator/heading.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadingPage } from '../../../ui/skeleton.tsx';
import { Fetched } from '../../../ui/fetched.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { bothOf } from '../../../data/both-of.ts';
import { servicesQuery } from '../../../features/operator/console-queries.ts';
import { meQuery } from '../../../features/operator/queries.ts';
import type { Service } from './columns.tsx';
import { Editor } from './editor.tsx';

/** Adds a service, or changes one. */
const ServicePage = () => {
  const { id = '' } = useParams();
  const adding = id === 'new';
  const both = bothOf(useQuery(servicesQuery()), useQuery(meQuery()));
  return (
    <Fetched query={both} coming={<LoadingPage />}>
      {([services, me]) => (
        <Allowed
          level={me.level}
          adding={adding}
          service={services.find((one) => String(one.id) === id)}
        />
      )}
    </Fetched>
  );
};
export default ServicePage;

type Props = { level: Level; adding: boolean; service: Service | undefined };

const Allowed = ({ level, adding, service }: Props) => {
  if (!mayActAs(level, 'admin')) {
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

const wayBack = { to: '/operator/catalogue', label: words.back };

/** The form keeps the version it was opened with, until the admin asks for the present one. */
const Editing = ({ latest }: { latest: Service | undefined }) => {
  const [begun, setBegun] = useState(latest);
  return <Editor key={begun?.version} service={begun} onRenew={() => setBegun(latest)} />;
};
