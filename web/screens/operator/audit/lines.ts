import { words } from '#words/audit.ts';
import { words as bookings } from '#words/booking.tsx';
import { words as operators } from '#words/operator.tsx';
import { words as tickets } from '#words/ticket.tsx';
import { words as verification } from '#words/verification.tsx';
import { rupees } from '../../../ui/rupees.tsx';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The reader's word for a value of the log. */
const named = (names: Readonly<Record<string, string>>, value: unknown): string =>
  names[String(value)] ?? String(value);

const packsIn = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

const packText = ({ name, price }: Fields) => words.pack(String(name), rupees(Number(price)));

const packsText = (value: unknown) => packsIn(value).map(packText).join(', ');

const texts: Readonly<Record<string, (value: unknown) => string>> = {
  state: (value) => named(verification.states, value),
  booking: (value) => named(bookings.states, value),
  amount: (value) => rupees(Number(value)),
  refunded: (value) => rupees(Number(value)),
  share: (value) => rupees(Number(value)),
  serviceCharge: (value) => rupees(Number(value)),
  commissionPercent: (value) => (value === null ? words.usual : words.percent(Number(value))),
  level: (value) => named(operators.levels, value),
  outcome: (value) => named(tickets.outcomes, value),
  services: (value) =>
    Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : words.nothing,
  side: (value) => named(words.sides, value),
  on: (value) => named(words.pages, value),
  hi: (value) => Object.values(fieldsOf(value)).map(String).join(', '),
  packs: packsText,
  payouts: (value) => (Array.isArray(value) ? value.map(String).join(', ') : String(value)),
};

const textOf = (field: string, value: unknown): string => {
  const text = texts[field];
  if (text) return text(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const changeOf = (field: string, before: unknown, after: unknown): string | undefined => {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const [was, is] = [before === undefined ? '' : textOf(field, before), textOf(field, after)];
  if (was !== is) return was === '' ? is : words.change(was, is);
  const others = packsIn(after).filter(
    (pack, n) => JSON.stringify(pack) !== JSON.stringify(packsIn(before)[n]),
  );
  return words.wordsOf(others.map(({ name }) => String(name)).join(', '));
};

/** A state stands by itself, what was searched for in the filter: here everything is a field. */
const flat = ({ before, after, filter, ...details }: Fields) => {
  const states = typeof before === 'string' && typeof after === 'string';
  return {
    now: { ...details, ...fieldsOf(filter) } as Fields,
    before: states ? { state: before } : fieldsOf(before),
    after: states ? { state: after } : fieldsOf(after),
  };
};

/** §11: what was changed, from what to what; hashes are left out. */
export const linesOf = (details: Fields): string[] => {
  const { now, before, after } = flat(details);
  return Object.entries(words.fields).flatMap(([field, label]) => {
    const value =
      field in after ? changeOf(field, before[field], after[field]) : textIn(field, now[field]);
    return value === undefined ? [] : [words.line(label, value)];
  });
};

const textIn = (field: string, value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : textOf(field, value);
