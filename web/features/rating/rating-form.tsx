import { useId, useState } from 'react';
import { giveRating } from '#contract/rating.ts';
import type { RatingView } from '#contract/rating.ts';
import { firstName } from '#domain/first-name.ts';
import { limits } from '#domain/limits.ts';
import { isProblem, tagsFor } from '#domain/rating.ts';
import type { Stars, Tag } from '#domain/rating.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/rating.tsx';
import { words as ratingLineWords } from '#words/rating-line.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { StarsInput } from './stars.tsx';

const named = ratingLineWords.given;

type Props = {
  bookingId: string;
  as: Party;
  /** Whom it is about. */
  name: string;
  /** What was given before, where it is being changed. */
  before?: RatingView['mine'];
  /** The way out without rating. */
  onLater?: (() => void) | undefined;
  later?: string;
  onDone?: () => void;
};

/** One tap for the stars; what else there is to say comes with it. */
export const RatingForm = ({ bookingId, as, name, before, onLater, later, onDone }: Props) => {
  const id = useId();
  const [stars, setStars] = useState<Stars | undefined>(before?.stars);
  const [chosen, setChosen] = useState<readonly Tag[]>(before?.tags ?? []);
  const [text, setText] = useState(before?.words ?? '');
  const give = useSendAndSay(giveRating, { atFields: true, onDone });
  const who = firstName(name);
  const offered = stars === undefined ? [] : tagsFor(as, stars);
  const toggle = (tag: Tag) =>
    setChosen(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
  const submit = () => {
    if (stars === undefined) return;
    const said = text.trim();
    give.mutate({
      params: { id: bookingId },
      body: {
        as,
        stars,
        tags: chosen.filter((tag) => offered.includes(tag)),
        ...(said === '' ? {} : { words: said }),
      },
    });
  };
  return (
    <Form
      label={words.ask[as](who)}
      className="grid gap-4"
      refusals={give.error?.fields}
      onSubmit={submit}
    >
      <StarsInput name={`${id}-stars`} stars={stars} onChoose={setStars} />
      {stars !== undefined && (
        <div className="animate-rise grid gap-4">
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">{legendOf(offered)}</legend>
            <div className="flex flex-wrap gap-2">
              {offered.map((tag) => (
                <label
                  key={tag}
                  className="border-line-strong bg-surface hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-accent relative flex min-h-11 cursor-pointer items-center rounded-full border px-4 font-medium transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
                >
                  <input
                    type="checkbox"
                    checked={chosen.includes(tag)}
                    onChange={() => toggle(tag)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  {named.tags[tag]}
                </label>
              ))}
            </div>
          </fieldset>
          <TextAreaField
            name="words"
            label={words.say}
            hint={
              text.length > limits.ratingText - 100
                ? words.left(limits.ratingText - text.length)
                : as === 'user'
                  ? words.sayHint.user
                  : words.sayHint.handyman(who)
            }
            maxLength={limits.ratingText}
            defaultValue={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p className="text-ink-soft text-sm">{words.blind(who)}</p>
        </div>
      )}
      {(stars !== undefined || onLater) && (
        <div className="flex flex-wrap gap-3">
          {stars !== undefined && (
            <Button type="submit" busy={give.isPending}>
              {words.send}
            </Button>
          )}
          {onLater && (
            <Button
              variant="quiet"
              className={stars === undefined ? '-ml-5' : ''}
              onClick={onLater}
            >
              {later ?? words.notNow}
            </Button>
          )}
        </div>
      )}
    </Form>
  );
};

const legendOf = (offered: readonly Tag[]): string => {
  if (!offered.some(isProblem)) return words.tags.good;
  return offered.every(isProblem) ? words.tags.bad : words.tags.both;
};
