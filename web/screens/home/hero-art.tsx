import { ExampleMap } from '../../components/example-map.tsx';

const pins = [
  { face: 'turban-4', at: 'top-[17%] left-[16%]', size: 'w-[9%]' },
  { face: 'man-18', at: 'top-[24%] left-[33%]', size: 'w-[11.5%]' },
  { face: 'woman-9', at: 'top-[50%] left-[44%]', size: 'w-[9%]' },
] as const;

const code = ['4', '2', '7', '1', '9', '0'];

export const HeroArt = () => (
  <ExampleMap
    label="An example: on a map somebody close by has accepted, and your start code is shown."
    pins={pins}
  >
    <div className="bg-raised shadow-lift absolute top-3 right-3 grid justify-items-center gap-1.5 rounded-2xl p-3 sm:top-5 sm:right-5">
      <span className="text-ink-soft text-xs font-semibold sm:text-sm">Your start code</span>
      <span className="flex gap-1">
        {code.map((digit) => (
          <span
            key={digit}
            className="bg-accent-soft text-accent grid h-8 w-6 place-items-center rounded-lg font-bold sm:h-9 sm:w-7 sm:text-lg"
          >
            {digit}
          </span>
        ))}
      </span>
    </div>
    <div className="bg-raised shadow-lift absolute bottom-4 left-3 flex items-center gap-3 rounded-2xl p-3 pr-4 sm:bottom-6 sm:-left-4 sm:p-4 sm:pr-6">
      <img
        src="/images/portraits/man-18.webp"
        alt=""
        width={96}
        height={96}
        fetchPriority="low"
        className="size-11 rounded-full sm:size-13"
      />
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 font-bold">
          Ravi Kale
          <span className="bg-good-soft text-good rounded-full px-2 py-0.5 text-xs font-bold">
            ✓ Accepted
          </span>
        </span>
        <span className="text-ink-soft text-sm">Plumber, two streets away</span>
      </span>
    </div>
  </ExampleMap>
);
