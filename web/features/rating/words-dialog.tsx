import { firstName } from '#domain/first-name.ts';
import { words } from '#words/rating.tsx';
import { useWords } from './queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { SaidItem } from './said-item.tsx';
import { RatingSummary } from './summary.tsx';
import { showMore } from '../../data/show-more.ts';

type Props = { handymanId: string; name: string; open: boolean; onClose: () => void };

/** What customers say about a professional. */
export const WordsDialog = ({ handymanId, name, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={words.said.title(name)}>
    <Content handymanId={handymanId} name={name} wanted={open} />
    <Button variant="secondary" wide className="mt-6" onClick={onClose}>
      {words.close}
    </Button>
  </Dialog>
);

type ContentProps = { handymanId: string; name: string; wanted: boolean };

const Content = ({ handymanId, name, wanted }: ContentProps) => {
  const said = useWords(handymanId, wanted);
  const [first] = said.data?.pages ?? [];
  if (said.error && !first) {
    return <ErrorState error={said.error} onRetry={() => void said.refetch()} />;
  }
  if (!first) {
    return (
      <Loading label={words.loading} className="mt-4 grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  const all = said.data?.pages.flatMap(({ items }) => items.words) ?? [];
  return (
    <div className="mt-4 grid gap-6">
      <RatingSummary {...first.items} />
      {all.length === 0 ? (
        <p className="text-ink-soft">{words.said.noneText}</p>
      ) : (
        <ul className="divide-line grid divide-y">
          {all.map((one) => (
            // They have no id on purpose: which job it was is nobody's business.
            <SaidItem
              key={`${one.by} ${one.month} ${one.stars} ${one.words}`}
              said={one}
              replyBy={words.reply.of(firstName(name))}
            />
          ))}
        </ul>
      )}
      {said.hasNextPage && (
        <Button
          variant="secondary"
          busy={said.isFetchingNextPage}
          onClick={() => void showMore(said)}
        >
          {words.said.more}
        </Button>
      )}
    </div>
  );
};
