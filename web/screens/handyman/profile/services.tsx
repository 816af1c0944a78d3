import { useState } from 'react';
import type { Replied } from '#contract/call.ts';
import { setServices } from '#contract/handyman.ts';
import type { getHandyman } from '#contract/handyman.ts';
import { nameOf } from '#words/catalogue.ts';
import { words as all } from '#words/handyman.ts';
import { useCatalogue } from '../../../features/catalogue/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSendAndSay } from '../../../data/send-and-say.ts';

const words = all.services;

type Handyman = Replied<typeof getHandyman>;

/** §27: what else they can be asked for, beside the service they signed up with. */
export const Services = ({ handyman: { services: first, offers } }: { handyman: Handyman }) => {
  const saved = (offers ?? []).filter((name) => name !== first);
  const [edited, setEdited] = useState<readonly string[]>();
  const chosen = edited ?? saved;
  const changed = chosen.toSorted().join('\n') !== saved.toSorted().join('\n');
  const save = useSendAndSay(setServices, { refetch: ['handyman'] });
  return (
    <section aria-labelledby="services-title">
      <Card className="grid gap-4 p-[min(1.5rem,5vw)] sm:p-8">
        <div>
          <h2 id="services-title" className="text-xl font-bold">
            {words.title}
          </h2>
          <p className="text-ink-soft">{words.lead}</p>
        </div>
        <ul className="grid gap-2 sm:grid-cols-2">
          {useCatalogue().map((service) => {
            const { serviceName } = service;
            const isFirst = serviceName === first;
            return (
              <li key={serviceName}>
                <Choice
                  name={nameOf(service)}
                  hint={isFirst ? words.first : undefined}
                  checked={isFirst || chosen.includes(serviceName)}
                  disabled={isFirst || save.isPending}
                  onChange={(on) =>
                    setEdited(
                      on ? [...chosen, serviceName] : chosen.filter((one) => one !== serviceName),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            busy={save.isPending}
            disabled={!changed}
            onClick={() => save.mutate({ body: { services: [...chosen] } })}
          >
            {words.save}
          </Button>
          <p className="text-ink-soft min-w-0 flex-1 basis-48 text-sm">{words.agreed}</p>
        </div>
      </Card>
    </section>
  );
};

type ChoiceProps = {
  name: string;
  hint: string | undefined;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
};

const Choice = ({ name, hint, checked, disabled, onChange }: ChoiceProps) => (
  <label className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-focus-visible:outline-accent has-disabled:border-line has-disabled:bg-sunken flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 border px-[min(1rem,4vw)] py-2 leading-tight transition has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      className="accent-accent size-5 shrink-0"
    />
    <span className="min-w-0 flex-1 basis-24">
      <span className="block font-semibold">{name}</span>
      {hint !== undefined && <span className="text-ink-soft text-sm">{hint}</span>}
    </span>
  </label>
);
