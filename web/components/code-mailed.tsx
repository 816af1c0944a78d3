type Props = {
  /** Empty where nobody knows it any more. */
  email: string;
  onChangeEmail: () => void;
};

/** Where the code went, and the way to another address. */
export const CodeMailed = ({ email, onChangeEmail }: Props) => (
  <div className="text-ink-soft grid justify-items-start gap-1">
    <p>
      {email === '' ? (
        'Enter the six-digit code we mailed you.'
      ) : (
        <>
          We mailed a six-digit code to <strong className="text-ink break-words">{email}</strong>.
          It is good for ten minutes.
        </>
      )}
    </p>
    {email !== '' && (
      <button
        type="button"
        onClick={onChangeEmail}
        className="text-accent -my-1 py-1.5 font-semibold hover:underline"
      >
        Change email
      </button>
    )}
  </div>
);
