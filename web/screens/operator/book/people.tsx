import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HandymanCard } from '#contract/handyman.ts';
import { words } from '#words/caller.tsx';
import { Portrait } from '../../../features/handyman/portrait.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { RatingLine } from '../../../features/rating/rating-line.tsx';
import { distanceText } from '../../../ui/distance.ts';
import { Fetched } from '../../../ui/fetched.tsx';
import type { Fetching } from '../../../ui/fetched.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** In the place of an id: the first who is free (§18). */
export const anybody = 'anybody';

const text = words.people;

type Props = {
  able: Fetching<readonly HandymanCard[]>;
  whom: string;
  onChoose: (whom: string) => void;
};

/** Nearest first, as the customer would see them. */
export const People = ({ able, whom, onChoose }: Props) => (
  <Panel title={text.title}>
    <Fetched
      query={able}
      coming={<SkeletonRows rows={3} label={text.title} />}
      none={<p className="text-ink-soft">{text.none}</p>}
    >
      {(people) => (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="sr-only">{text.title}</legend>
          <Choice
            checked={whom === anybody}
            picture={<Zap aria-hidden className="text-accent mx-1.5 size-6 shrink-0" />}
            title={text.first}
            onChoose={() => onChoose(anybody)}
          >
            {text.firstText}
          </Choice>
          {people.map((one) => (
            <Choice
              key={one.handyman_id}
              checked={whom === one.handyman_id}
              picture={
                <Portrait
                  person={{ id: one.handyman_id, name: one.name, profile: one.profile }}
                  size="small"
                />
              }
              title={one.name}
              onChoose={() => onChoose(one.handyman_id)}
            >
              <RatingLine rating={one.rating} ratings={one.ratings} />
              <span>
                {one.distanceKm !== undefined && `${text.away(distanceText(one.distanceKm))} · `}
                {text.jobs(one.jobsDone)}
              </span>
            </Choice>
          ))}
        </fieldset>
      )}
    </Fetched>
  </Panel>
);

type ChoiceProps = {
  checked: boolean;
  picture: ReactNode;
  title: string;
  onChoose: () => void;
  children: ReactNode;
};

const Choice = ({ checked, picture, title, onChoose, children }: ChoiceProps) => (
  <label className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen flex cursor-pointer items-center gap-3 border p-3">
    <input type="radio" name="whom" checked={checked} onChange={onChoose} className="radio" />
    {picture}
    <span className="min-w-0 leading-snug">
      <span className="block font-bold wrap-anywhere">{title}</span>
      <span className="text-ink-soft flex flex-wrap gap-x-2 text-sm">{children}</span>
    </span>
  </label>
);
