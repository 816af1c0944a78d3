import { Specimen } from './specimen.tsx';

const surfaces = ['bg-ground', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-chosen'];
const inks = [
  'text-ink',
  'text-ink-soft',
  'text-ink-faint',
  'text-accent',
  'text-good',
  'text-bad',
];
const tints = [
  'bg-tint-carpenter',
  'bg-tint-maid',
  'bg-tint-plumber',
  'bg-tint-garbage',
  'bg-tint-handy',
  'bg-tint-electrician',
];
const type = [
  ['text-4xl font-bold', 'Home help from two streets away'],
  ['text-3xl font-bold', 'Plumbers near your location'],
  ['text-xl font-bold', 'Your start code'],
  ['text-lg', 'Choose one to proceed for the booking'],
  ['text-base', 'The total stays what it was when you asked.'],
  ['text-sm', 'Nothing is paid yet. ₹1,23,456.50 at 3:04 pm'],
] as const;

export const Tokens = () => (
  <>
    <Specimen title="Surfaces and inks">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {surfaces.map((surface) => (
          <div key={surface} className={`border-line rounded-card border p-4 ${surface}`}>
            <p className="text-sm font-semibold">{surface.slice(3)}</p>
            {inks.map((ink) => (
              <p key={ink} className={`text-sm ${ink}`}>
                {ink.slice(5)}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Specimen>
    <Specimen title="Tints of the services">
      <div className="grid grid-cols-3 gap-3">
        {tints.map((tint) => (
          <div key={tint} className={`rounded-control h-16 ${tint}`} />
        ))}
      </div>
    </Specimen>
    <Specimen title="Type" wide>
      <div className="grid gap-3">
        {type.map(([look, words]) => (
          <p key={look} className={look}>
            {words}
          </p>
        ))}
      </div>
    </Specimen>
  </>
);
