import { words } from '#words/auth.tsx';

type Props = {
  /** Empty where the page does not know it any more. */
  email: string;
  onChangeEmail: () => void;
};

/** Where the code went, and the way to another address. */
export const CodeMailed = ({ email, onChangeEmail }: Props) => (
  <div className="text-ink-soft grid justify-items-start gap-1">
    <p>
      {email === ''
        ? words.code.enter
        : words.code.mailedTo(<strong className="text-ink wrap-anywhere">{email}</strong>)}
    </p>
    {email !== '' && (
      <button
        type="button"
        onClick={onChangeEmail}
        className="text-accent -my-1 py-1.5 font-semibold hover:underline"
      >
        {words.code.changeEmail}
      </button>
    )}
  </div>
);
