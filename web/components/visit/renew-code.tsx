import { renewStartCode } from '#contract/booking.ts';
import { useSendWithToasts } from '../../data/send-with-toasts.ts';
import { Button } from '../ui/button.tsx';

export const RenewCode = ({ id }: { id: string }) => {
  const renew = useSendWithToasts(renewStartCode);
  return (
    <Button
      variant="quiet"
      size="small"
      busy={renew.isPending}
      onClick={() => renew.mutate({ params: { id } })}
    >
      Get a new code
    </Button>
  );
};
