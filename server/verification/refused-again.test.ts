import { beforeEach, describe, expect, test } from 'vitest';
import { readCustomer } from '#contract/console.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { applyListing } from '../db/listing.ts';
import { useApp } from '../testing/app.ts';
import { giveImages, judge, seen, suspend } from '../testing/applications.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { goodPassword, handymanForm, pune, signUpHandyman } from '../testing/people.ts';
import { whereverAre } from '../testing/whereabouts.ts';

const t = useApp();

beforeEach(() => applyListing(t.database, false));

const why = 'The card belongs to another person.';

/** A signup form whose identifying fields no other form has. */
const identity = () => {
  const { email, phone, aadharNumber } = handymanForm();
  return { email, phone, aadharNumber };
};

describe('§12 somebody who was refused and signs up anew', () => {
  test('is shown to the operator with when and why, and not held back', async () => {
    const [admin, asha] = [await addOperatorTo(t), await t.user()];
    const own = identity();
    const ravi = await signUpHandyman(t, own);
    await judge(admin, ravi.id, 'refuse', why);
    await ravi.send(deleteAccount, { currentPassword: goodPassword });
    const again = await signUpHandyman(t, own);
    const { matches, held, listed } = await seen(admin, again.id);
    expect(matches).toMatchObject([
      { kind: 'refused', reason: why, same: ['aadhaar', 'mailbox', 'phone'] },
    ]);
    expect({ held, listed }).toEqual({ held: false, listed: true });
    const shown = await asha.send(getAllHandyman, undefined, { query: pune });
    expect(shown.map(({ handyman_id }) => handyman_id)).toContain(again.id);
    // The first account is gone but for its hashes, which the next sign-up matches.
    await again.send(deleteAccount, { currentPassword: goodPassword });
    const words = [own.email, own.phone];
    await t.runJobs();
    expect(await whereverAre(t, words)).toEqual(words.map((word) => [word, []]));
  });

  test('is shown while the refused account is still there', async () => {
    const admin = await addOperatorTo(t);
    const own = identity();
    await judge(admin, (await signUpHandyman(t, own)).id, 'refuse', why);
    const again = await signUpHandyman(t, { phone: own.phone });
    expect((await seen(admin, again.id)).matches).toMatchObject([
      { kind: 'refused', reason: why, same: ['phone'] },
    ]);
  });

  test('is forgotten with the approval', async () => {
    const admin = await addOperatorTo(t);
    const own = identity();
    const ravi = await signUpHandyman(t, own);
    await judge(admin, ravi.id, 'refuse', why);
    await giveImages(ravi);
    expect((await judge(admin, ravi.id, 'approve')).status).toBe(200);
    const other = await signUpHandyman(t, { phone: own.phone });
    expect((await seen(admin, other.id)).matches).toEqual([]);
  });

  test('and was suspended after that is held back', async () => {
    const admin = await addOperatorTo(t);
    const own = identity();
    const ravi = await signUpHandyman(t, own);
    await judge(admin, ravi.id, 'refuse', why);
    await suspend(admin, ravi.id);
    const again = await signUpHandyman(t, { phone: own.phone });
    expect(await seen(admin, again.id)).toMatchObject({
      held: true,
      matches: [{ kind: 'suspended', same: ['phone'] }],
    });
  });
});

test('§14 a suspended professional who signs up as a customer is shown on the customer’s page', async () => {
  const [admin, support] = [await addOperatorTo(t), await addOperatorTo(t, 'support')];
  const own = identity();
  const ravi = await signUpHandyman(t, own);
  await suspend(admin, ravi.id);
  const [again, asha] = [await t.user({ contactNumber: own.phone }), await t.user()];
  const read = (id: string) => support.send(readCustomer, undefined, { params: { id } });
  expect((await read(again.id)).matches).toMatchObject([
    { kind: 'suspended', reason: 'Three complaints this week.', same: ['phone'] },
  ]);
  expect((await read(asha.id)).matches).toEqual([]);
});
