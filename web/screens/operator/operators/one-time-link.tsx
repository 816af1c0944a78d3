import { words } from '#words/operator.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = { link: string | undefined; onClose: () => void };

/** Only its own button closes it: it cannot be shown again. */
export const OneTimeLink = ({ link, onClose }: Props) => (
  <Dialog insistent open={link !== undefined} onClose={onClose} title={words.link.title}>
    <p className="text-ink-soft mt-2">{words.link.text}</p>
    <code className="bg-sunken rounded-control mt-4 block p-3 text-sm break-all">{link}</code>
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <CopyButton text={link ?? ''} label={words.link.copy} />
      <Button onClick={onClose}>{words.link.done}</Button>
    </div>
  </Dialog>
);
