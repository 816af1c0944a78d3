import { Link } from 'react-router';
import { removeFavourite } from '#contract/regular.ts';
import type { KnownProfessional } from '#contract/regular.ts';
import { words } from '#words/regular.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Section } from '../account/section.tsx';
import { useServiceNamed } from '../catalogue/service-named.ts';
import { Portrait } from '../handyman/portrait.tsx';
import { knownKey, useKnown } from './queries.ts';
import { Together } from './together.tsx';

/** §27: whom a customer keeps as a favourite, on the account's page. */
export const Favourites = () => {
  const kept = useKnown().filter(({ favourite }) => favourite);
  return (
    <Section title={words.listed} lead={kept.length === 0 ? words.none : words.lead}>
      {kept.length > 0 && (
        <ul className="grid gap-4">
          {kept.map((one) => (
            <Favourite key={one.handyman_id} one={one} />
          ))}
        </ul>
      )}
    </Section>
  );
};

const Favourite = ({ one }: { one: KnownProfessional }) => {
  const { handyman_id: id, name, services, profile } = one;
  const serviceNamed = useServiceNamed();
  const remove = useSendAndSay(removeFavourite, { refetch: knownKey });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Portrait person={{ id, name, profile }} className="rounded-control" />
      <div className="grid min-w-0 flex-1 basis-36 text-sm">
        <span className="text-base font-bold wrap-anywhere">{name}</span>
        <span className="text-ink-soft">{serviceNamed(services)}</span>
        <Together handymanId={id} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={`/services/${encodeURIComponent(services)}`}
          aria-label={words.findWhom(name, serviceNamed(services))}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {words.find}
        </Link>
        <Button
          variant="quiet"
          size="small"
          aria-label={words.removeWhom(name)}
          busy={remove.isPending}
          onClick={() => remove.mutate({ body: { handyman_id: id } })}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
};
