import { useEffect, useId, useRef, useState } from 'react';
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react';
import { codeLength, isCode, spreadPaste } from '#domain/code.ts';
import { words } from '#words/auth.tsx';
import { useFieldError } from './form.tsx';

const places = Array.from({ length: codeLength }, (_, at) => at);
const empty: readonly string[] = places.map(() => '');

type Props = {
  label: string;
  /** Its name in the form around it, whose errors it then shows. */
  name?: string;
  /** Whatever has been typed so far, without gaps. */
  onChange: (code: string) => void;
  /** All six are there. */
  onComplete?: (code: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** The first box takes the focus when it appears. */
  startHere?: boolean;
};

/**
 * §5: six boxes of one digit. Typing moves forward, Backspace in an empty box moves back, a paste
 * or the phone's own suggestion spreads over them. To empty it, give it another `key`.
 */
export const CodeEntry = ({
  label,
  name = '',
  onChange,
  onComplete,
  error: given,
  disabled = false,
  startHere = false,
}: Props) => {
  const id = useId();
  const inForm = useFieldError(name);
  const error = given ?? inForm;
  const [boxes, setBoxes] = useState(empty);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  useEffect(() => {
    // A disabled input takes no focus: a refused code comes back before its form is enabled.
    if (startHere && !disabled) inputs.current[0]?.focus();
  }, [startHere, disabled]);

  const focusBox = (at: number) =>
    inputs.current[Math.max(0, Math.min(at, codeLength - 1))]?.focus();

  const fill = (next: readonly string[], focus: number) => {
    setBoxes(next);
    focusBox(focus);
    const code = next.join('');
    onChange(code);
    if (isCode(code)) onComplete?.(code);
  };

  const put = (at: number, text: string) => {
    const digits = text.replace(/\D/g, '');
    // A second digit in a full box replaces the first.
    const typed = digits.length === 2 ? digits.replace(boxes[at] ?? '', '') : digits;
    if (typed === '') {
      if (text === '') fill(boxes.with(at, ''), at);
      return;
    }
    fill(spreadPaste(boxes, at, typed), at + typed.length);
  };

  /** Typing the same digit again fires no change in React, but moves on like any other. */
  const onInput = (at: number) => (event: FormEvent<HTMLInputElement>) => {
    const same = event.currentTarget.value === boxes[at] && boxes[at] !== '';
    if (same && typedIn(event.nativeEvent)) fill(boxes, at + 1);
  };

  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    // A click may have put the caret beside the digit: what is typed replaces it all the same.
    if (/^\d$/.test(event.key)) event.currentTarget.select();
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      focusBox(at + step);
    }
    if (event.key === 'Backspace' && boxes[at] === '' && at > 0) {
      event.preventDefault();
      fill(boxes.with(at - 1, ''), at - 1);
    }
  };

  const onPaste = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    // The form clears its errors on input events, which a paste that is handled here does not fire.
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    put(at, event.clipboardData.getData('text'));
  };

  return (
    <fieldset
      disabled={disabled}
      data-field={name === '' ? undefined : name}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex max-w-sm gap-2 sm:gap-3">
        {places.map((at) => (
          <input
            key={at}
            ref={(input) => {
              inputs.current[at] = input;
            }}
            aria-label={words.code.digit(at + 1, codeLength)}
            aria-invalid={error !== undefined}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            // The phone's suggestion arrives whole in the first box.
            maxLength={at === 0 ? codeLength : 1}
            value={boxes[at] ?? ''}
            onChange={(event) => put(at, event.target.value)}
            onInput={onInput(at)}
            onKeyDown={onKeyDown(at)}
            onPaste={onPaste(at)}
            onFocus={(event) => event.target.select()}
            className={`rounded-control bg-surface disabled:bg-sunken h-14 w-full min-w-0 border text-center text-2xl font-bold tabular-nums transition focus-visible:outline-2 focus-visible:outline-offset-0 ${error === undefined ? 'border-line-strong' : 'border-bad'}`}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={id} role="alert" className="text-bad mt-2 text-sm font-medium">
          {error}
        </p>
      )}
    </fieldset>
  );
};

const typedIn = (event: Event) =>
  event instanceof InputEvent && event.inputType.startsWith('insert');
