import { expect, test } from 'vitest';
import { firstCatalogue } from './first-catalogue.ts';
import { differences, draftOf, offerFaults } from './offer.ts';

const [maid] = firstCatalogue;
if (!maid) throw new Error('There is no first service');
const offer = { ...maid, active: true, commissionPercent: null, version: 1 };

test('an offer is written down with the name of its picture', () => {
  const draft = draftOf(offer);
  expect(draft).toMatchObject({ picture: 'maid', serviceName: 'Maid', commissionPercent: null });
  const details = ['Swept'];
  const packs = draft.packs.map((pack) => ({ ...pack, details, hi: { ...pack.hi, details } }));
  expect(offerFaults({ ...draft, packs })).toEqual([]);
});

test.each([
  ['serviceCharge', { serviceCharge: 100_001 }],
  ['serviceCharge', { serviceCharge: 10.5 }],
  ['slotMinutes', { slotMinutes: 14 }],
  ['serviceTime', { serviceTime: 601 }],
  ['serviceName', { serviceName: 'ServicePage' }],
  ['serviceName', { serviceName: 'Allrounder' }],
  ['serviceName', { serviceName: 'Two  Spaces' }],
])('§14 %s is wrong in %o', (field, wrong) => {
  expect(offerFaults({ ...draftOf(offer), ...wrong })).toContain(field);
});

test('of a change only the fields that differ are told', () => {
  const before = draftOf(offer);
  expect(differences(before, { ...before, serviceCharge: 120 })).toEqual({
    before: { serviceCharge: 100 },
    after: { serviceCharge: 120 },
  });
  expect(differences(before, before)).toEqual({ before: {}, after: {} });
});
