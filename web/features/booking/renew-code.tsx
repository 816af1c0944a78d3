import { renewStartCode } from '#contract/booking.ts';
import { words } from '#words/visit.tsx';
import { useSendWithToasts } from '../../data/send-with-toasts.ts';
import { Button } from '../../ui/button.tsx';

export const RenewCode = ({ id }: { id: string }) => {
  const renew = useSendWithToasts(renewStartCode);
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
