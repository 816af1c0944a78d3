import { CreditCard, Lock } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { findSandboxCard, tokenFor } from '#contract/sandbox-cards.ts';
import { limits } from '#domain/limits.ts';
import { words } from '#words/payment.tsx';
import { serverNow } from '../../data/clock.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { brandOf, cvcLength, digitsOf, groupExpiry, groupNumber, problemsOf } from './card.ts';
import type { Card } from './card.ts';

type Props = {
  pay: string;
  busy: boolean;
  /** Why the last try failed. */
  refusal: ReactNode;
  onToken: (token: string, nameOnCard: string) => void;
  /** Something else is typed than what was sent. */
  onChange: () => void;
};

/** The sandbox's card form. Problems show once a field has been left, and go as they are mended. */
export const CardForm = ({ pay, busy, refusal, onToken, onChange }: Props) => {
  const [number, setNumber] = useState('');
  const [expiry, setExpiry] = useState('');
  const [cvc, setCvc] = useState('');
  const [name, setName] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const { input, keep } = useCaret(number);
  const [now] = useState(() => new Date(serverNow()));

  const card: Card = { number: digitsOf(number), expiry, cvc };
  const brand = brandOf(card.number);
  const problems = problemsOf(card, now);
  const token = tokenFor(card.number);
  // The number of a real card is refused before anything is sent.
  if (problems.number === undefined && findSandboxCard(token)?.numbers.length === 0) {
    problems.number = words.problems.notTest;
  }
  const shown = (part: keyof Card) => (left.has(part) ? problems[part] : undefined);
  const leave = (...parts: string[]) => setLeft(new Set([...left, ...parts]));
  const digits = (part: keyof Card) => ({
    name: part,
    inputMode: 'numeric' as const,
    error: shown(part),
    onBlur: () => leave(part),
  });

  const submit = () => {
    leave('number', 'expiry', 'cvc');
    const first = Object.keys(problems)[0];
    if (first !== undefined) {
      const field = form.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    onToken(token, name.trim());
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.form.label}
      className="grid gap-5"
      onInput={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="relative">
        <TextField
          ref={input}
          {...digits('number')}
          label={words.form.number}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          value={number}
          onChange={({ target }) => setNumber(keep(target, groupNumber(target.value)))}
          className="pr-28 tabular-nums"
        />
        <span
          aria-live="polite"
          className="text-ink-soft pointer-events-none absolute top-9.5 right-4 flex items-center gap-2 text-sm font-semibold"
        >
          {brand === 'unknown' ? words.form.unknownBrand : brand}
          <CreditCard aria-hidden className="size-5" />
        </span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-4">
        <TextField
          {...digits('expiry')}
          label={words.form.expiry}
          autoComplete="cc-exp"
          placeholder={words.form.expiryExample}
          value={expiry}
          onChange={({ target }) =>
            // Deleting into the slash must not put it back.
            setExpiry(
              target.value.length < expiry.length && expiry.endsWith('/ ' + target.value.slice(-1))
                ? target.value
                : groupExpiry(target.value),
            )
          }
          className="tabular-nums"
        />
        <TextField
          {...digits('cvc')}
          label={words.form.cvc}
          autoComplete="cc-csc"
          placeholder={'123'.padEnd(cvcLength(card.number), '4')}
          value={cvc}
          onChange={({ target }) => setCvc(digitsOf(target.value).slice(0, cvcLength(card.number)))}
          className="tabular-nums"
        />
      </div>
      <TextField
        name="name"
        label={words.form.name}
        autoComplete="cc-name"
        maxLength={limits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {refusal}
      <Button type="submit" size="large" wide busy={busy}>
        {!busy && <Lock aria-hidden className="size-4.5" />}
        {pay}
      </Button>
      <p className="rounded-control bg-sunken text-ink-soft p-4 text-sm">
        {words.form.testMode((text) => (
          <strong className="text-ink tabular-nums">{text}</strong>
        ))}
      </p>
    </form>
  );
};

/** Grouping adds spaces before the caret; this keeps it behind the digit just typed. */
const useCaret = (value: string) => {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const field = input.current;
    const wanted = digitsBefore.current;
    if (!field || wanted === undefined || document.activeElement !== field) return;
    let at = 0;
    for (let seen = 0; seen < wanted && at < value.length; at += 1) {
      if (/\d/.test(value[at] ?? '')) seen += 1;
    }
    field.setSelectionRange(at, at);
    digitsBefore.current = undefined;
  }, [value]);
  const keep = (field: HTMLInputElement, next: string) => {
    const caret = field.selectionStart ?? field.value.length;
    digitsBefore.current =
      caret < field.value.length ? digitsOf(field.value.slice(0, caret)).length : undefined;
    return next;
  };
  return { input, keep };
};
