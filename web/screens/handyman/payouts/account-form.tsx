import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { limits } from '#domain/limits.ts';
import {
  isAccountNumber,
  isIfsc,
  isUpi,
  payoutAccountKinds,
  payoutRules,
  plainAccountNumber,
  plainIfsc,
  plainUpi,
} from '#domain/payout.ts';
import type { PayoutAccountKind } from '#domain/payout.ts';
import { words as auth } from '#words/auth.tsx';
import { words as all } from '#words/payout.ts';
import { FormDialog } from '../../../features/account/form-dialog.tsx';
import { ResendCode } from '../../../features/account/resend-code.tsx';
import { codeFault } from '../../../features/account/signup-code.ts';
import { useGiveAccount } from '../../../features/payout/give-account.ts';
import { CodeEntry } from '../../../ui/code-entry.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';

const words = all.form;

/** Judged while it is typed, so that no code is mailed for what cannot be saved. */
const judged = (fits: (typed: string) => boolean, wrong: string) => {
  const judge = (input: HTMLInputElement | null) =>
    input?.setCustomValidity(input.value === '' || fits(input.value) ? '' : wrong);
  return {
    ref: judge,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => judge(target),
    maxLength: limits.payoutField,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    required: true,
  };
};

const number = judged(
  (typed) => isAccountNumber(plainAccountNumber(typed)),
  words.wrong.accountNumber,
);
const ifsc = judged((typed) => isIfsc(plainIfsc(typed)), words.wrong.ifsc);
const upi = judged((typed) => isUpi(plainUpi(typed)), words.wrong.upi);

/** §29: the fields stay while the code is entered: what the server refuses is said at its field. */
export const AccountForm = ({ onClose }: { onClose: () => void }) => {
  const [kind, setKind] = useState<PayoutAccountKind>('bank');
  const [otp, setOtp] = useState('');
  const { resendAt, mailing, mailCode, saving, fields, save } = useGiveAccount(kind, onClose);
  const mailed = resendAt !== undefined;
  return (
    <FormDialog
      open
      title={words.title}
      lead={words.lead(payoutRules.changeHoldHours)}
      save={mailed ? words.save : words.send}
      busy={mailed ? saving : mailing}
      refusals={fields}
      {...(mailed && { check: () => codeFault(otp) })}
      onSubmit={(values) => (mailed ? save(values, otp) : mailCode())}
      onClose={onClose}
    >
      <Segments
        label={words.kind}
        name="kind"
        options={payoutAccountKinds}
        words={all.account.kinds}
        chosen={kind}
        onChoose={setKind}
      />
      <TextField
        name="holder"
        label={words.holder}
        hint={words.holderHint}
        autoComplete="name"
        maxLength={limits.name}
        required
      />
      {kind === 'bank' ? (
        <>
          <TextField name="number" label={words.number} inputMode="numeric" {...number} />
          <TextField
            name="ifsc"
            label={words.ifsc}
            hint={words.ifscHint}
            autoCapitalize="characters"
            {...ifsc}
          />
        </>
      ) : (
        <TextField
          key="upi"
          name="upi"
          label={words.upi}
          hint={words.upiHint}
          inputMode="email"
          autoCapitalize="none"
          {...upi}
        />
      )}
      {mailed && (
        <div className="grid gap-3">
          <p className="text-ink-soft">{auth.code.enter}</p>
          <CodeEntry name="otp" label={words.code} startHere onChange={setOtp} />
          <div className="-my-2">
            <ResendCode busy={mailing} resendAt={resendAt} onResend={mailCode} />
          </div>
        </div>
      )}
    </FormDialog>
  );
};
