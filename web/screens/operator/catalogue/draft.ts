import type { Sent } from '#contract/call.ts';
import type { addService } from '#contract/catalogue-editor.ts';
import type { Errors, Values } from '../../../ui/form.tsx';

type Draft = Sent<typeof addService>;

/** The names of a pack's fields, by its place in the form. */
export const packField = (pack: number, field: string): string => `packs.${pack}.${field}`;

const packsIn = (values: Values): number[] =>
  Object.keys(values)
    .map((name) => /^packs\.(\d+)\.price$/.exec(name)?.[1])
    .filter((pack) => pack !== undefined)
    .map(Number);

/** One thing in each line. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What was filled in, as it is sent. */
export const draftIn = (values: Values): Draft => {
  const text = (name: string) => values[name]?.trim() ?? '';
  const number = (name: string) => Number(text(name));
  return {
    serviceName: text('serviceName').replaceAll(/\s+/g, ' '),
    serviceInfo: text('serviceInfo'),
    picture: text('picture'),
    serviceTime: number('serviceTime'),
    slotMinutes: number('slotMinutes'),
    serviceCharge: number('serviceCharge'),
    commissionPercent: text('commissionPercent') === '' ? null : number('commissionPercent'),
    repeats: text('repeats') === 'on',
    person: text('person'),
    hi: {
      serviceName: text('nameHi'),
      serviceInfo: text('infoHi'),
      person: text('personHi'),
    },
    packs: packsIn(values).map((pack) => {
      const of = (field: string) => text(packField(pack, field));
      return {
        price: Number(of('price')),
        name: of('name'),
        includes: of('includes'),
        details: linesOf(of('details')),
        hi: {
          name: of('nameHi'),
          includes: of('includesHi'),
          details: linesOf(of('detailsHi')),
        },
      };
    }),
  };
};

/** The server speaks of the Hindi words as one; they are shown under the first of them. */
export const fieldsOf = ({ hi, ...fields }: Errors): Errors =>
  hi === undefined ? fields : { ...fields, nameHi: hi };
