import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company } from '#contract/operations.ts';
import { words } from '#words/legal.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Section = { readonly title: string; readonly paragraphs: readonly string[] };

type Text = {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, Section>>;
};

type Props = {
  text: Text;
  /** Null where the settings name no company; undefined while it is on its way. */
  company: Company | null | undefined;
  failed: boolean;
};

const pages = ['terms', 'privacy', 'refunds', 'grievance', 'help'] as const;

/** A page of promises: its sections, who makes them, and the way to the others. */
export const LegalPage = ({ text, company, failed }: Props) => (
  <Page title={text.title} lead={text.lead}>
    <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start">
      <div className="grid max-w-prose gap-9">
        {Object.entries(text.sections).map(([id, { title, paragraphs }]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
            <h2 id={`${id}-title`} className="mb-2 text-xl font-bold">
              {title}
            </h2>
            <div className="text-ink-soft grid gap-3">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <p className="text-ink-faint text-sm">{words.updated}</p>
      </div>
      <div className="grid gap-5 lg:sticky lg:top-[calc(var(--head)+2rem)]">
        <Who company={company} failed={failed} />
        <nav aria-label={words.more} className="grid gap-1">
          <h2 className="text-ink-soft px-3 text-sm font-semibold">{words.more}</h2>
          {pages.map((name) => (
            <Link
              key={name}
              to={`/${name}`}
              className="hover:bg-sunken text-accent rounded-lg px-3 py-2 font-semibold"
            >
              {words.links[name]}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  </Page>
);

const Who = ({ company, failed }: Omit<Props, 'text'>) => (
  <Card className="grid gap-4 p-5">
    <h2 className="flex items-center gap-2 text-lg font-bold">
      <Building2 aria-hidden className="text-accent size-5" />
      {words.who.title}
    </h2>
    {failed && <p className="text-bad">{words.who.failed}</p>}
    {!failed && company === undefined && (
      <div aria-busy="true" className="grid gap-2">
        <p className="sr-only">{words.who.loading}</p>
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    )}
    {company === null && <p className="text-ink-soft">{words.who.demo}</p>}
    {company && (
      <dl className="grid gap-3">
        <Fact name={words.who.name}>{company.name}</Fact>
        <Fact name={words.who.address}>{company.address}</Fact>
        {company.gstin !== null && <Fact name={words.who.gstin}>{company.gstin}</Fact>}
        <Fact name={words.who.officer}>{company.officer}</Fact>
        <Fact name={words.who.email}>
          <a href={`mailto:${company.email}`} className="text-accent underline">
            {company.email}
          </a>
        </Fact>
        <Fact name={words.who.phone}>
          <a href={`tel:${company.phone}`} className="text-accent underline">
            {company.phone}
          </a>
        </Fact>
      </dl>
    )}
  </Card>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-faint text-sm">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
