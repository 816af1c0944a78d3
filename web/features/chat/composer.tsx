import { ImagePlus, SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { chatLimits, quickReplies } from '#domain/chat.ts';
import type { QuickReply } from '#domain/chat.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/chat.ts';
import { readImage } from '../../ui/read-image.ts';

type Props = {
  as: Party;
  name: string;
  onText: (text: string) => void;
  onQuick: (reply: QuickReply) => void;
  onPicture: (file: File) => void;
};

/** Enter sends, Shift and Enter begin a new line; not while an input method is composing a letter. */
const isSending = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/** Words, a tap on a sentence that is ready, or a picture. */
export const Composer = ({ as, name, onText, onQuick, onPicture }: Props) => {
  const id = useId();
  const [text, setText] = useState('');
  const [unreadable, setUnreadable] = useState(false);

  const submit = () => {
    if (text.trim() === '') return;
    onText(text);
    setText('');
  };

  const take = async (input: HTMLInputElement) => {
    const picked = input.files?.[0];
    input.value = '';
    if (!picked) return;
    const image = await readImage(picked);
    setUnreadable(image === undefined);
    if (image) onPicture(image);
  };

  return (
    <div className="border-line grid gap-3 border-t p-3 sm:p-4">
      <ul aria-label={words.quick} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
        {quickReplies[as].map((reply) => (
          <li key={reply} className="shrink-0">
            <button
              type="button"
              onClick={() => onQuick(reply)}
              className="border-line bg-surface hover:border-accent hover:text-accent min-h-9 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition"
            >
              {words.replies[reply]}
            </button>
          </li>
        ))}
      </ul>
      <form
        aria-label={words.field(name)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex items-end gap-2"
      >
        <div className="text-ink-soft hover:bg-sunken hover:text-accent focus-within:outline-accent relative grid size-12 shrink-0 place-items-center rounded-full transition focus-within:outline-3">
          <ImagePlus aria-hidden className="size-6" />
          <input
            type="file"
            aria-label={words.picture.choose}
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={unreadable ? `${id}-wrong` : undefined}
            onChange={({ target }) => void take(target)}
            className="absolute inset-0 size-full cursor-pointer rounded-full text-[0px] opacity-0"
          />
        </div>
        <textarea
          aria-label={words.field(name)}
          placeholder={words.placeholder}
          rows={1}
          maxLength={chatLimits.text}
          enterKeyHint="send"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (!isSending(event)) return;
            event.preventDefault();
            submit();
          }}
          className="border-line-strong bg-surface placeholder:text-ink-faint field-sizing-content max-h-36 min-h-12 w-full min-w-0 flex-1 resize-none rounded-3xl border px-4 py-2.5 text-base focus-visible:outline-2 focus-visible:outline-offset-0"
        />
        <button
          type="submit"
          aria-label={words.send}
          className={`grid size-12 shrink-0 place-items-center rounded-full transition ${text.trim() === '' ? 'bg-sunken text-ink-faint' : 'bg-accent text-on-accent hover:bg-accent-strong'}`}
        >
          <SendHorizontal aria-hidden className="size-5.5" />
        </button>
      </form>
      {unreadable && (
        <p id={`${id}-wrong`} role="alert" className="text-bad text-sm font-medium">
          {words.picture.unreadable}
        </p>
      )}
    </div>
  );
};
