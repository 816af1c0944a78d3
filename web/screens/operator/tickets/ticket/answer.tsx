import { useState } from 'react';
import { answerTicket } from '#contract/ticket-support.ts';
import type { AnyTicket } from '#contract/ticket-support.ts';
import { languages } from '#domain/language.ts';
import { alarmReplies, quickReplies } from '#domain/quick-replies.ts';
import { sos, ticketLimits } from '#domain/ticket.ts';
import { words } from '#words/operator-tickets.ts';
import { words as named } from '#words/ticket.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { SelectField, TextAreaField } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form.tsx';
import { freshKey } from '../../../../device/fresh-key.ts';
import { lastLine } from './last-line.ts';
import { useSendAndSay } from '../../../../data/send-and-say.ts';

/** Written freely, or begun with a sentence that is often right, in the author's language first. */
export const Answer = ({ ticket }: { ticket: AnyTicket }) => {
  const { ticket_id: id, author } = ticket;
  const [text, setText] = useState('');
  const [key, setKey] = useState(freshKey);
  const answer = useSendAndSay(answerTicket, {
    atFields: true,
    onDone: () => {
      setText('');
      setKey(freshKey());
    },
    refetch: ['operator'],
  });
  const replies = ticket.category === sos ? alarmReplies : quickReplies;
  const inOrder = languages.toSorted((a) => (a === author.language ? -1 : 1));
  return (
    <Card className="p-5">
      <Form
        label={words.answer}
        className="grid gap-4"
        refusals={answer.error?.fields}
        onSubmit={() =>
          answer.mutate({ params: { id }, body: { key, text, seen: lastLine(ticket) } })
        }
      >
        <SelectField
          name="quick"
          label={words.quick}
          value=""
          onChange={({ target }) => setText(target.value)}
        >
          <option value="">{named.form.choose}</option>
          {inOrder.map((language) => (
            <optgroup key={language} label={words.quickLanguages[language]}>
              {replies[language].map((reply) => (
                <option key={reply} value={reply} lang={language}>
                  {reply}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextAreaField
          name="text"
          label={words.answer}
          hint={words.answerHint}
          maxLength={ticketLimits.text}
          rows={5}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={answer.isPending}>
          {words.sendAnswer}
        </Button>
      </Form>
    </Card>
  );
};
