import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { addService, changeService } from '#contract/catalogue-editor.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import type { Refused } from '../../../data/api.ts';
import { servicesQuery } from '../../../features/operator/console-queries.ts';
import { useSend } from '../../../data/use-send.ts';
import { toast } from '../../../data/toast.ts';
import type { Service } from './columns.tsx';
import { draftIn, fieldsOf } from './draft.ts';
import { About } from './about.tsx';
import { Packs } from './packs.tsx';
import { Prices } from './prices.tsx';

type Props = {
  /** Undefined for a new one. */
  service: Service | undefined;
  /** Starts again from the present version of the service. */
  onRenew: () => void;
};

export const Editor = ({ service, onRenew }: Props) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => client.invalidateQueries({ queryKey: servicesQuery().queryKey });
  const done = {
    onSuccess: async ({ msg }: { msg: string }) => {
      toast.success(msg);
      await refresh();
      void navigate('/operator/catalogue');
    },
    onError: ({ message, code }: Refused) => {
      if (code === 'changed_meanwhile') void refresh();
      else toast.error(message);
    },
  };
  const add = useSend(addService, done);
  const change = useSend(changeService, done);
  const refused = add.error ?? change.error;
  const refusals = useMemo(() => (refused ? fieldsOf(refused.fields) : undefined), [refused]);
  return (
    <Form
      label={service ? service.serviceName : words.add}
      className="grid gap-5"
      refusals={refusals}
      onSubmit={(values) => {
        const { serviceName, ...draft } = draftIn(values);
        if (!service) add.mutate({ body: { ...draft, serviceName } });
        else {
          const params = { id: service.id };
          change.mutate({ params, body: { ...draft, version: service.version } });
        }
      }}
    >
      <About service={service} />
      <Prices service={service} />
      <Packs packs={service?.packs} />
      {refused?.code === 'changed_meanwhile' && (
        <div
          role="alert"
          className="bg-warn-soft rounded-card flex flex-wrap items-center justify-between gap-3 p-4"
        >
          <p className="font-medium">{refused.message}</p>
          <Button variant="secondary" onClick={onRenew}>
            {words.renew}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={add.isPending || change.isPending}>
          {service ? words.save : words.add}
        </Button>
      </div>
    </Form>
  );
};
