import { useServiceNamed } from '../catalogue/service-named.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import { locale } from '#words/language.ts';
import { words } from '#words/visit.tsx';
import { PhoneLine } from './phone-line.tsx';
import { Portrait } from '../handyman/portrait.tsx';
import { RatingOf } from '../rating/rating-of.tsx';
import { Card } from '../../ui/card.tsx';
import { VerifiedBadge } from '../handyman/verified-badge.tsx';

type Props = {
  handyman_id: string;
  name: string;
  services: string;
  profile: string | null;
  phone: string | undefined;
  /** Missing until their card is here. */
  card: HandymanCard | undefined;
};

const jobsText = (jobs: number) => words.jobsDone(jobs, jobs.toLocaleString(locale));

/** Who comes, and how to reach them while the job joins the two. */
export const Person = ({ handyman_id, name, services, profile, phone, card }: Props) => (
  <Card className="grid gap-4 p-[min(1.25rem,5vw)] sm:p-6">
    <div className="flex flex-wrap items-center gap-4">
      <Portrait
        person={{ id: handyman_id, name, profile }}
        size="medium"
        className="rounded-control size-18"
      />
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="flex flex-wrap items-center gap-x-2 text-xl leading-tight font-bold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {card?.verified && <VerifiedBadge />}
        </h2>
        <p className="text-ink-soft">
          {useServiceNamed()(services)}
          {card && ` · ${jobsText(card.jobsDone)}`}
        </p>
        {card && (
          <p className="text-ink-soft">
            <RatingOf handyman={card} />
          </p>
        )}
        {card && <p className="text-ink-faint text-sm">{card.address}</p>}
      </div>
    </div>
    {phone !== undefined && <PhoneLine phone={phone} name={name} />}
  </Card>
);
