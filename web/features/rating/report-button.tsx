import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportRating } from '#contract/rating.ts';
import { limits } from '#domain/limits.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/rating.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';
import { TextDialog } from '../../ui/text-dialog.tsx';

type Props = { bookingId: string; as: Party; reported: boolean };

/** For the party whom a rating is about: asks an operator to look at it. */
export const ReportButton = ({ bookingId, as, reported }: Props) => {
  const [open, setOpen] = useState(false);
  const report = useSendAndSay(reportRating, { atFields: true, onDone: () => setOpen(false) });
  if (reported) return <p className="text-ink-soft self-center text-sm">{words.report.sent}</p>;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4" />
        {words.report.button}
      </Button>
      <TextDialog
        open={open}
        title={words.report.title}
        field={{ name: 'reason', label: words.report.field, most: limits.ratingText }}
        yes={words.report.send}
        no={words.notNow}
        tone="danger"
        busy={report.isPending}
        refusals={report.error?.fields}
        onText={(reason) => report.mutate({ params: { id: bookingId }, body: { as, reason } })}
        onClose={() => setOpen(false)}
      >
        {words.report.text}
      </TextDialog>
    </>
  );
};
