import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { words as all } from '#words/chat.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Written } from './bubble.tsx';

const words = all.picture;

type Props = { src: string; title: string };

/** Small in the conversation; as large as the screen when it is pressed. */
export const Picture = ({ src, title }: Props) => {
  const [open, setOpen] = useState(false);
  const [lost, setLost] = useState(false);
  if (lost) return <NoPicture>{words.lost}</NoPicture>;
  return (
    <>
      <button
        type="button"
        aria-label={words.open(title)}
        onClick={() => setOpen(true)}
        className="block focus-visible:-outline-offset-4"
      >
        <img
          src={src}
          alt={title}
          loading="lazy"
          onError={() => setLost(true)}
          className="h-44 w-60 max-w-full object-cover"
        />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} wide>
        <img
          src={src}
          alt={title}
          className="rounded-control bg-sunken mt-4 max-h-[68svh] w-full object-contain"
        />
        <div className="mt-4 flex justify-end">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        </div>
      </Dialog>
    </>
  );
};

/** In its place, once it is deleted or while it cannot be fetched. */
export const NoPicture = ({ children }: { children: string }) => (
  <div className="flex items-center gap-2.5 px-4 py-2.5">
    <ImageOff aria-hidden className="size-5 shrink-0" />
    <Written>{children}</Written>
  </div>
);
