import { words } from '#words/ui.ts';
import { Button } from './button.tsx';

type Props = {
  /** Nothing where there are no more. */
  more: { readonly busy: boolean; readonly show: () => void } | undefined;
  label?: string;
  /** Inside a conversation, where a button like all others would be too loud. */
  quiet?: boolean;
};

/** Fetches the next page of a list, or the messages before those that are shown. */
export const ShowMore = ({ more, label = words.showMore, quiet = false }: Props) =>
  more && (
    <Button
      variant={quiet ? 'quiet' : 'secondary'}
      size={quiet ? 'small' : 'medium'}
      busy={more.busy}
      onClick={more.show}
    >
      {label}
    </Button>
  );
