import { Link } from 'react-router';
import type { DispatchView } from '#contract/dispatch.ts';
import { waves } from '#domain/dispatch.ts';
import { words } from '#words/dispatch.tsx';
import { nearLink } from '../../../features/place/near-link.ts';
import { stillThen } from '../../../features/slot/still-then.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useStartDispatch } from '../../../features/dispatch/queries.ts';
import { People } from './people.tsx';

/** No professional could come, or the customer has stopped it: what they can do now. */
export const Over = ({ dispatch }: { dispatch: DispatchView }) => {
  const again = useStartDispatch({ replace: true });
  const { service, cost, lat, long, address, note, state, asked, people, createdAt } = dispatch;
  const startsAt = stillThen(dispatch.startsAt);
  // Too late for the time they wanted: to ask for now would be another wish.
  const tooLate = dispatch.startsAt !== null && startsAt === undefined;
  const nobody = dispatch.startsAt === null ? words.nobody : words.nobodyThen;
  const [art, said] =
    state === 'stopped' ? (['wave', words.stopped] as const) : (['sleep', nobody] as const);
  return (
    <div className="page max-w-2xl py-4 sm:py-8">
      <EmptyState
        first
        art={art}
        title={said.title}
        action={
          <>
            {!tooLate && (
              <Button
                busy={again.isPending}
                onClick={() =>
                  again.mutate({ body: { service, cost, lat, long, address, note, startsAt } })
                }
              >
                {words.ways.again}
              </Button>
            )}
            <Link
              to={nearLink({ service, place: { lat, long }, cost, at: startsAt })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.ways.wider}
            </Link>
            <Link to="/services/servicePage" className={buttonClass({ variant: 'secondary' })}>
              {words.ways.otherService}
            </Link>
          </>
        }
      >
        {state === 'stopped' ? words.stopped.text : nobody.text(asked, waves.withinKm)}
      </EmptyState>
      <h2 className="mb-3 text-lg font-bold">{words.people}</h2>
      <People people={people} from={createdAt} until={createdAt} />
    </div>
  );
};
