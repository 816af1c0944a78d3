import { useQuery } from '@tanstack/react-query';
import { isActive } from '#domain/booking.ts';
import { words } from '#words/home.tsx';
import { ExampleMap } from '../../features/map/example-map.tsx';
import { bookingsQuery } from '../../features/booking/queries.ts';
import { useSession } from '../../data/session.ts';

const pins = [
  { face: 'turban-4', at: 'top-[17%] left-[16%]', size: 'w-[9%]' },
  { face: 'man-18', at: 'top-[24%] left-[33%]', size: 'w-[11.5%]' },
  { face: 'woman-9', at: 'top-[50%] left-[44%]', size: 'w-[9%]' },
] as const;

const code = ['4', '2', '7', '1', '9', '0'];

/** Not shown to a customer who waits for an answer or a visit: the example could be taken for their own. */
const useOwnVisit = (): boolean => {
  const { userId } = useSession();
  const { data } = useQuery({ ...bookingsQuery('user'), enabled: userId !== undefined });
  if (userId === undefined) return false;
  return data?.some(({ state }) => state === 'requested' || isActive(state)) ?? true;
};

export const HeroArt = () => {
  const own = useOwnVisit();
  return (
    <ExampleMap label={own ? words.example.mapOnly : words.example.label} pins={pins}>
      {!own && <Answer />}
    </ExampleMap>
  );
};

/** What a yes looks like: who comes, and the code to start with. */
const Answer = () => (
  <>
    <div className="bg-raised shadow-lift absolute top-[0.75em] right-[0.75em] grid justify-items-center gap-[0.4em] rounded-2xl p-[0.75em] sm:top-5 sm:right-5">
      <span className="text-ink-soft text-[0.85em] font-semibold">{words.example.code}</span>
      <span className="flex gap-[0.25em]">
        {code.map((digit) => (
          <span
            key={digit}
            className="bg-accent-soft text-accent grid h-[2em] w-[1.5em] place-items-center rounded-lg font-bold sm:text-[1.1em]"
          >
            {digit}
          </span>
        ))}
      </span>
    </div>
    <div className="bg-raised shadow-lift absolute bottom-[1em] left-[0.75em] flex items-center gap-[0.75em] rounded-2xl p-[0.75em] pr-[1em] sm:bottom-6 sm:-left-4 sm:p-4 sm:pr-6">
      <img
        src="/images/portraits/man-18.webp"
        alt=""
        width={96}
        height={96}
        fetchPriority="low"
        className="size-[2.75em] rounded-full sm:size-[3.25em]"
      />
      <span className="grid gap-0.5">
        <span className="flex items-center gap-x-[0.5em] font-bold whitespace-nowrap">
          {words.example.name}
          <span className="bg-good-soft text-good rounded-full px-[0.6em] py-[0.1em] text-[0.8em] font-bold">
            {words.example.accepted}
          </span>
        </span>
        <span className="text-ink-soft text-[0.875em] whitespace-nowrap">{words.example.who}</span>
      </span>
    </div>
  </>
);
