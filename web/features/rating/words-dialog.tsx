import { firstName } from '#domain/first-name.ts';
import { words } from '#words/rating.tsx';
import { useWords } from './queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Fetched } from '../../ui/fetched.tsx';
import { SaidItem } from './said-item.tsx';
import { RatingSummary } from './summary.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

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
  const { query, more } = useWords(handymanId, wanted);
  return (
    <Fetched query={query} coming={coming}>
      {(said) => (
        <div className="mt-4 grid gap-6">
          <RatingSummary {...said} />
          {said.words.length === 0 ? (
            <p className="text-ink-soft">{words.said.noneText}</p>
          ) : (
            <ul className="divide-line grid divide-y">
              {said.words.map((one) => (
                // Without ids: a reader must not know which job it was.
                <SaidItem
                  key={`${one.by} ${one.month} ${one.stars} ${one.words}`}
                  said={one}
                  replyBy={words.reply.of(firstName(name))}
                />
              ))}
            </ul>
          )}
          <ShowMore more={more} />
        </div>
      )}
    </Fetched>
  );
};

const coming = (
  <Loading label={words.loading} className="mt-4 grid gap-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </Loading>
);
