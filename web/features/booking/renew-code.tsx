import { renewStartCode } from '#contract/booking.ts';
import { words } from '#words/visit.tsx';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { Button } from '../../ui/button.tsx';

/** The start code may have been seen by another person. */
export const RenewCode = ({ id }: { id: string }) => {
  const renew = useSendAndSay(renewStartCode);
  return (
    <Button
      variant="quiet"
      size="small"
      busy={renew.isPending}
      onClick={() => renew.mutate({ params: { id } })}
    >
      {words.newCode}
    </Button>
  );
};
