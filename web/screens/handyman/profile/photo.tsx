import { Camera, FolderOpen, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LucideIcon } from 'lucide-react';
import { removePhoto, setPhoto } from '#contract/photo.ts';
import { words as application } from '#words/application.ts';
import { readImage } from '../../../ui/read-image.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSend } from '../../../data/use-send.ts';
import { useSendAndSay } from '../../../data/send-and-say.ts';
import { toast } from '../../../data/toast.ts';
import { Cropper } from './cropper.tsx';

const words = application.photo;

const kinds = 'image/jpeg,image/png,image/webp';

/** An object URL, revoked when another photo is chosen or the dialog is closed. */
const usePicture = () => {
  const [picture, setPicture] = useState<HTMLImageElement>();
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.src);
    },
    [picture],
  );
  return [picture, setPicture] as const;
};

const load = async (picked: File): Promise<HTMLImageElement | undefined> => {
  const file = await readImage(picked);
  if (!file) return undefined;
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  return picture;
};

/** §12: one's own photo: from the camera or a file, cut square here, drawn anew by the server. */
export const PhotoButton = ({ profile }: { profile: string | null }) => {
  const [open, setOpen] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const [picture, setPicture] = usePicture();
  const close = () => {
    setOpen(false);
    setRemoving(false);
    setPicture(undefined);
    setUnreadable(false);
  };
  // A photo that was refused stays in the dialog, cut as it is.
  const save = useSend(setPhoto, {
    onSuccess: ({ msg }) => {
      toast.success(msg);
      close();
    },
    onError: ({ message }) => toast.error(message),
  });
  const remove = useSendAndSay(removePhoto, { onSettled: close });
  const take = async (picked: File | undefined) => {
    if (!picked) return;
    const loaded = await load(picked).catch(() => undefined);
    setUnreadable(loaded === undefined);
    setPicture(loaded);
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Camera aria-hidden className="size-4" />
        {profile === null ? words.add : words.change}
      </Button>
      <Dialog open={open} onClose={close} title={words.title}>
        {picture ? (
          <Cropper
            picture={picture}
            busy={save.isPending}
            onBack={() => setPicture(undefined)}
            onSave={(photo) => save.mutate({ files: { photo } })}
          />
        ) : (
          <div className="mt-2 grid gap-4">
            <p className="text-ink-soft">{words.lead}</p>
            <Picker Icon={Camera} label={words.take} camera onPick={take} />
            <Picker Icon={FolderOpen} label={words.choose} onPick={take} />
            {unreadable && (
              <p role="alert" className="text-bad text-sm font-medium">
                {words.unreadable}
              </p>
            )}
            {profile !== null && (
              <Button variant="danger" onClick={() => setRemoving(true)}>
                <Trash2 aria-hidden className="size-4" />
                {words.remove}
              </Button>
            )}
          </div>
        )}
      </Dialog>
      <Confirm
        open={removing}
        title={words.removeTitle}
        yes={words.remove}
        no={words.keep}
        busy={remove.isPending}
        onYes={() => remove.mutate({})}
        onClose={() => setRemoving(false)}
      >
        {words.removeText}
      </Confirm>
    </>
  );
};

type PickerProps = {
  Icon: LucideIcon;
  label: string;
  /** Opens the front camera on a phone; elsewhere it is a choice of files. */
  camera?: boolean;
  onPick: (file: File | undefined) => Promise<void>;
};

const Picker = ({ Icon, label, camera = false, onPick }: PickerProps) => (
  <label
    className={`${buttonClass({ variant: camera ? 'primary' : 'secondary' })} focus-within:outline-accent relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2`}
  >
    <Icon aria-hidden className="size-5" />
    {label}
    <input
      type="file"
      accept={kinds}
      {...(camera && { capture: 'user' })}
      onChange={({ target }) => void onPick(target.files?.[0])}
      className="absolute inset-0 size-full cursor-pointer text-[0px] opacity-0"
    />
  </label>
);
