import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptDispute, answerDispute } from '#contract/dispute.ts';
import type { DisputeView } from '#contract/dispute.ts';
import { longestAnswer } from '#domain/dispute.ts';
import { words } from '#words/dispute.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { disputesKey } from '../../../features/dispute/queries.ts';
import { meQuery } from '../../../features/operator/queries.ts';
import { ReasonDialog } from '../../../features/operator/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { rupees } from '../../../ui/rupees.tsx';

type Props = { dispute: DisputeView };

/** §39: admins answer a dispute, or accept it: once, after a question, with a reason for the audit log. */
export const Answer = ({ dispute }: Props) => {
  const isAdmin = useQuery(meQuery()).data?.level === 'admin';
  /** What is typed is of this page: a newer answer of the server does not change it. */
  const [draft] = useState(dispute.draft);
  const [asking, setAsking] = useState<{ readonly text: string | null }>();
  const close = () => setAsking(undefined);
  if (!isAdmin) {
    return (
      <>
        <p>{words.form.adminOnly}</p>
        <p className="bg-sunken rounded-control p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {draft}
        </p>
      </>
    );
  }
  return (
    <>
      <Form
        label={words.form.title}
        className="grid gap-4"
        onSubmit={({ text = '' }) => setAsking({ text })}
      >
        <TextAreaField
          name="text"
          label={words.form.text}
          hint={words.form.hint}
          maxLength={longestAnswer}
          defaultValue={draft}
          rows={14}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="danger" onClick={() => setAsking({ text: null })}>
            {words.form.accept}
          </Button>
          <Button type="submit">{words.form.send}</Button>
        </div>
      </Form>
      {asking?.text === null && <AskToAccept dispute={dispute} onClose={close} />}
      {typeof asking?.text === 'string' && (
        <AskToSend dispute={dispute} text={asking.text} onClose={close} />
      )}
    </>
  );
};

type Asking = Props & { onClose: () => void };

const AskToSend = ({ dispute, text, onClose }: Asking & { text: string }) => {
  const send = useSendAndSay(answerDispute, {
    atFields: true,
    onDone: onClose,
    refetch: disputesKey,
  });
  const params = { id: dispute.dispute_id };
  return (
    <ReasonDialog
      open
      title={words.form.sendTitle}
      yes={words.form.send}
      busy={send.isPending}
      refusals={send.error?.fields}
      onReason={(reason) => send.mutate({ params, body: { text, reason } })}
      onClose={onClose}
    >
      {words.form.sendText}
    </ReasonDialog>
  );
};

const AskToAccept = ({ dispute, onClose }: Asking) => {
  const send = useSendAndSay(acceptDispute, {
    atFields: true,
    onDone: onClose,
    refetch: disputesKey,
  });
  const params = { id: dispute.dispute_id };
  return (
    <ReasonDialog
      open
      title={words.form.acceptTitle(rupees(dispute.amount))}
      yes={words.form.accept}
      tone="danger"
      busy={send.isPending}
      refusals={send.error?.fields}
      onReason={(reason) => send.mutate({ params, body: { reason } })}
      onClose={onClose}
    >
      {words.form.acceptText}
    </ReasonDialog>
  );
};
