import type { HandymanCard } from '#contract/handyman.ts';
import { PhoneLine } from '../phone-line.tsx';
import { Portrait } from '../portrait.tsx';
import { Card } from '../ui/card.tsx';

type Props = {
  handyman_id: string;
  name: string;
  services: string;
  profile: string | null;
  phone: string | undefined;
  /** Missing until their card is here. */
  card: HandymanCard | undefined;
};

const jobsText = (jobs: number) =>
  `${jobs.toLocaleString('en-IN')} ${jobs === 1 ? 'job' : 'jobs'} done`;

/** Who comes, and how to reach them while the job joins the two. */
export const Person = ({ handyman_id, name, services, profile, phone, card }: Props) => (
  <Card className="grid gap-4 p-5 sm:p-6">
    <div className="flex items-center gap-4">
      <Portrait
        person={{ id: handyman_id, name, profile }}
        size="medium"
        className="rounded-control size-18"
      />
      <div className="min-w-0">
        <h2 className="text-xl leading-tight font-bold">{name}</h2>
        <p className="text-ink-soft">
          {services}
          {card && ` · ${jobsText(card.jobsDone)}`}
        </p>
        {card && <p className="text-ink-faint text-sm">{card.address}</p>}
      </div>
    </div>
    {phone !== undefined && <PhoneLine phone={phone} whose={`${name}’s`} />}
  </Card>
);
