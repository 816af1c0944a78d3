import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { disputeCash } from '#contract/cash.ts';
import type { Cash } from '#contract/cash.ts';
import { cashRules } from '#domain/cash.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/cash.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { freshKey } from '../../device/fresh-key.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { rupees } from '../../ui/rupees.tsx';
import { whenText } from '../../ui/when.ts';
import { FormDialog } from '../account/form-dialog.tsx';
import { cashQuery } from './queries.ts';

type Props = { id: string; as: Party };
type Taken = Cash['taken'][number];

/** §37: cash that was taken for a booking, for both sides: each may say within a day that the sum is wrong. */
export const CashTaken = ({ id, as }: Props) => {
  const { data } = useQuery(cashQuery(id, as));
  if (!data || data.taken.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {data.taken.map((taken) => (
        <li key={taken.payment_id} className="bg-sunken rounded-control grid gap-2 p-4">
          <One id={id} as={as} taken={taken} />
        </li>
      ))}
    </ul>
  );
};

/** What became of it, where a side has said that it is wrong. */
const news = ({ outcome, said }: Taken, as: Party): string | undefined => {
  if (outcome !== null) return words.outcomes[outcome];
  if (said.length === 0) return undefined;
  return said.includes(as) ? words.said.mine : words.said.theirs;
};

const One = ({ id, as, taken }: Props & { taken: Taken }) => {
  const [open, setOpen] = useState(false);
  const what = news(taken, as);
  return (
    <>
      <p className="font-semibold">{words.taken[as](rupees(taken.amount), whenText(taken.at))}</p>
      {what !== undefined && <p className="text-sm">{what}</p>}
      {taken.mayDispute && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {words.wrong[as].button}
          </Button>
        </div>
      )}
      {open && <Wrong id={id} as={as} taken={taken} onClose={() => setOpen(false)} />}
    </>
  );
};

type WrongProps = Props & { taken: Taken; onClose: () => void };

const Wrong = ({ id, as, taken: { payment_id }, onClose }: WrongProps) => {
  const [key] = useState(freshKey);
  const said = words.wrong[as];
  const send = useSendAndSay(disputeCash, {
    atFields: true,
    onDone: onClose,
    refetch: ['tickets'],
  });
  return (
    <FormDialog
      open
      title={said.title}
      lead={said.lead}
      save={words.send}
      busy={send.isPending}
      refusals={send.error?.fields}
      onSubmit={({ words: sentence = '' }) =>
        send.mutate({
          params: { id },
          query: { as },
          body: { payment_id, key, words: sentence },
        })
      }
      onClose={onClose}
    >
      <TextAreaField
        name="words"
        label={words.sentence}
        hint={words.hints[as]}
        maxLength={cashRules.words}
        required
      />
    </FormDialog>
  );
};
