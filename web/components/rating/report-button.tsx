import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportRating } from '#contract/rating.ts';
import { limits } from '#domain/limits.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/rating.tsx';
import { useSendForm } from '../../data/send-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';

type Props = { bookingId: string; as: Party; reported: boolean };

/** For whoever a rating is about: somebody should look at it. */
export const ReportButton = ({ bookingId, as, reported }: Props) => {
  const [open, setOpen] = useState(false);
  const report = useSendForm(reportRating, () => setOpen(false));
  if (reported) return <p className="text-ink-soft self-center text-sm">{words.report.sent}</p>;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4" />
        {words.report.button}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.report.title}>
        <Form
          label={words.report.title}
          className="mt-2 grid gap-5"
          refusals={report.error?.fields}
          onSubmit={({ reason = '' }) =>
            report.mutate({ params: { id: bookingId }, body: { as, reason } })
          }
        >
          <p className="text-ink-soft">{words.report.text}</p>
          <TextAreaField
            name="reason"
            label={words.report.field}
            maxLength={limits.ratingText}
            required
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.notNow}
            </Button>
            <Button type="submit" variant="danger" busy={report.isPending}>
              {words.report.send}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
};
