import { Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BookingView } from '#contract/booking.ts';
import { enterDiscount, takeOffDiscount } from '#contract/discount.ts';
import { codeRules, plainDiscountCode } from '#domain/discount-code.ts';
import { words } from '#words/discount.ts';
import type { Refused } from '../../data/api.ts';
import { useSendAndSay } from '../../data/send-and-say.ts';
import { toast } from '../../data/toast.ts';
import { useSend } from '../../data/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

type Props = {
  booking: BookingView;
  /** A payment is under way: what is due must stay what it is. */
  disabled: boolean;
};

/** §38: on the page of a payment: a code is entered, or taken off again. What it gives is a line of the bill. */
export const CodeOfBill = ({ booking, disabled }: Props) =>
  booking.code ? (
    <TakeOff id={booking.notification_id} code={booking.code.code} disabled={disabled} />
  ) : (
    <Enter id={booking.notification_id} disabled={disabled} />
  );

type PartProps = { id: string; disabled: boolean };

const TakeOff = ({ id, code, disabled }: PartProps & { code: string }) => {
  const off = useSendAndSay(takeOffDiscount);
  return (
    <Button
      variant="secondary"
      size="small"
      className="justify-self-start"
      busy={off.isPending}
      disabled={disabled}
      onClick={() => off.mutate({ params: { id } })}
    >
      {words.takeOff(code)}
    </Button>
  );
};

/** Why, at the field, whatever the code is refused for. */
const atField = ({ fields, message }: Refused) =>
  Object.keys(fields).length > 0 ? fields : { code: message };

/** The field comes with a press: the next thing is to type. */
const focus = (field: HTMLInputElement | null) => field?.focus();

const Enter = ({ id, disabled }: PartProps) => {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const enter = useSend(enterDiscount, { onSuccess: ({ msg }) => toast.success(msg) });
  const refused = enter.error;
  const refusals = useMemo(() => (refused ? atField(refused) : undefined), [refused]);
  if (!open) {
    return (
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Tag aria-hidden className="size-4.5" />
        {words.have}
      </Button>
    );
  }
  return (
    <Form
      label={words.label}
      className="grid gap-3"
      refusals={refusals}
      check={(): Record<string, string> =>
        plainDiscountCode(typed) === undefined ? { code: words.shape } : {}
      }
      onSubmit={({ code = '' }) => enter.mutate({ params: { id }, body: { code } })}
    >
      <TextField
        name="code"
        label={words.label}
        ref={focus}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={codeRules.most + 2}
        className="uppercase"
        disabled={disabled}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outline" busy={enter.isPending} disabled={disabled}>
        {words.apply}
      </Button>
    </Form>
  );
};
