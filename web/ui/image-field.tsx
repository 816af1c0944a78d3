import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { words } from '#words/auth.tsx';
import { readImage } from './read-image.ts';
import { useFieldError } from './form.tsx';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

type Props = {
  name: string;
  label: string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
};

/** An image from the phone or the disk, shown before it is sent. */
export const ImageField = ({ name, label, file, onFile }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const refused = useFieldError(name);
  const wrong = unreadable ? words.image.unreadable : refused;
  const [preview, setPreview] = useState<string>();

  // The object URL is revoked when another image is chosen or the page is left.
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const put = (next: File | undefined) => {
    setPreview(next && URL.createObjectURL(next));
    onFile(next);
  };

  const take = async (picked: File | undefined) => {
    if (!picked) return;
    const image = await readImage(picked);
    setUnreadable(image === undefined);
    put(image);
  };

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div
        className={`rounded-control bg-surface hover:bg-sunken focus-within:outline-accent relative grid h-32 place-items-center overflow-hidden border border-dashed transition focus-within:outline-2 ${wrong === undefined ? 'border-line-strong' : 'border-bad'}`}
      >
        {preview === undefined ? (
          <span className="text-ink-soft grid justify-items-center gap-1 text-sm font-medium">
            <ImagePlus aria-hidden className="text-accent size-6" />
            {words.image.choose}
          </span>
        ) : (
          <img
            src={preview}
            alt={words.image.chosen(label)}
            className="h-full w-full object-cover"
          />
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={kinds.join(',')}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => void take(target.files?.[0])}
          className="absolute inset-0 size-full cursor-pointer text-[0px] opacity-0"
        />
        {file && (
          <button
            type="button"
            aria-label={words.image.remove(label)}
            onClick={() => {
              if (input.current) input.current.value = '';
              setUnreadable(false);
              put(undefined);
            }}
            className="bg-raised text-bad shadow-card absolute top-2 right-2 grid size-9 place-items-center rounded-full"
          >
            <Trash2 aria-hidden className="size-4.5" />
          </button>
        )}
      </div>
      {wrong !== undefined && (
        <p id={`${id}-error`} className="text-bad text-sm font-medium">
          {wrong}
        </p>
      )}
    </div>
  );
};
