import { beforeEach, describe, expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { changeName, changePhone } from '#contract/details.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { deleteAccount } from '#contract/my-data.ts';
import {
  listApplications,
  restoreProfessional,
  suspendProfessional,
} from '#contract/verification.ts';
import { retention } from '#domain/retention.ts';
import { applyListing } from '../db/listing.ts';
import { useApp } from '../testing/app.ts';
import { giveImages, judge, seen } from '../testing/applications.ts';
import { download } from '../testing/my-data.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { goodPassword, handymanForm, pune, signUpHandyman } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { unzip } from '../testing/unzip.ts';
import { whereverAre } from '../testing/whereabouts.ts';

const t = useApp();

beforeEach(() => applyListing(t.database, false));

const threat = 'Has threatened a customer at the door.';

const suspend = async (admin: Operator, { id }: Person, reason = threat) => {
  const { version } = await seen(admin, id);
  await admin.send(suspendProfessional, { reason, version }, { params: { id } });
};
const restore = async (admin: Operator, { id }: Person) => {
  const { version } = await seen(admin, id);
  await admin.send(restoreProfessional, { version }, { params: { id } });
};
const leave = (who: Person) => who.send(deleteAccount, { currentPassword: goodPassword });

const listed = async (customer: Person) =>
  (await customer.send(getAllHandyman, undefined, { query: pune })).map((one) => one.handyman_id);

const dataOf = async (who: Person) =>
  unzip((await download(t, who)).file)
    .get('data.json')
    ?.toString() ?? '';

/** A signup form whose identifying fields no other form has. */
const identity = () => {
  const { email, phone, aadharNumber } = handymanForm();
  return { email, phone, aadharNumber };
};

/** A professional who was suspended and has deleted the account; who they were, and an admin. */
const sentAway = async (admin: Operator) => {
  const own = identity();
  const ravi = await signUpHandyman(t, own);
  await suspend(admin, ravi);
  await leave(ravi);
  return own;
};

describe('§12 somebody who was suspended and signs up anew', () => {
  test('waits for an operator, who sees when and why, and what is the same', async () => {
    const [admin, asha] = [await addOperatorTo(t), await t.user()];
    const again = await signUpHandyman(t, await sentAway(admin));
    const { matches, listed: shown, held } = await seen(admin, again.id);
    expect(matches).toMatchObject([{ reason: threat, same: ['aadhaar', 'mailbox', 'phone'] }]);
    expect(Date.parse(matches[0]?.suspendedAt ?? '')).toBeGreaterThan(0);
    expect({ shown, held }).toEqual({ shown: false, held: true });
    expect(await listed(asha)).toEqual([]);
    const asked = { ...pune, user_id: asha.id, handyman_id: again.id };
    expect(await asha.try(createNotification, asked)).toMatchObject({
      status: 409,
      body: { code: 'offline' },
    });
    expect(await admin.send(listApplications)).toMatchObject([
      { handyman_id: again.id, held: true },
    ]);
    // A restart with the setting as it was lists no professional who is held.
    await applyListing(t.database, true);
    await applyListing(t.database, false);
    expect(await listed(asha)).toEqual([]);
  });

  test.each([
    ['aadhaar', (old: ReturnType<typeof identity>) => ({ aadharNumber: old.aadharNumber })],
    ['mailbox', (old: ReturnType<typeof identity>) => ({ email: old.email.replace('@', '+new@') })],
    ['phone', (old: ReturnType<typeof identity>) => ({ phone: `+91 ${old.phone}` })],
  ])('is found by the same %s alone', async (kind, draft) => {
    const admin = await addOperatorTo(t);
    const again = await signUpHandyman(t, draft(await sentAway(admin)));
    expect((await seen(admin, again.id)).matches).toMatchObject([{ same: [kind] }]);
  });

  test('is found by what they had when they were suspended, whatever they change before they leave', async () => {
    const admin = await addOperatorTo(t);
    const own = identity();
    const ravi = await signUpHandyman(t, own);
    await suspend(admin, ravi);
    await ravi.send(changePhone, { phone: '9700000001', currentPassword: goodPassword });
    await leave(ravi);
    for (const phone of [own.phone, '9700000001']) {
      const again = await signUpHandyman(t, { phone });
      expect((await seen(admin, again.id)).matches).toMatchObject([{ same: ['phone'] }]);
    }
  });

  test('is found while the suspended account is still there', async () => {
    const admin = await addOperatorTo(t);
    const own = identity();
    const ravi = await signUpHandyman(t, own);
    await suspend(admin, ravi);
    const second = await signUpHandyman(t, { phone: own.phone });
    expect((await seen(admin, second.id)).matches).toMatchObject([{ same: ['phone'] }]);
    // A suspension that has ended is forgotten, with what it held back.
    await restore(admin, ravi);
    expect(await seen(admin, second.id)).toMatchObject({ matches: [], held: false, listed: true });
    expect(await t.database.query('select 1 from suspension_marks')).toEqual([]);
  });

  test('is found also where an older process has suspended them', async () => {
    const admin = await addOperatorTo(t);
    const own = identity();
    const ravi = await signUpHandyman(t, own);
    await suspend(admin, ravi);
    await t.database.query('delete from suspensions');
    await leave(ravi);
    const again = await signUpHandyman(t, own);
    expect((await seen(admin, again.id)).matches).toMatchObject([
      { reason: threat, same: ['aadhaar', 'mailbox', 'phone'] },
    ]);
  });

  test('is approved by an admin, not by support, and listed then', async () => {
    const [admin, support] = [await addOperatorTo(t), await addOperatorTo(t, 'support')];
    const asha = await t.user();
    const again = await signUpHandyman(t, await sentAway(admin));
    await giveImages(again);
    expect((await seen(support, again.id)).decisions).toEqual(['refuse']);
    const tried = await judge(support, again.id, 'approve');
    expect(tried).toMatchObject({ status: 403 });
    expect((await seen(admin, again.id)).decisions).toEqual(['approve', 'refuse', 'suspend']);
    expect((await judge(admin, again.id, 'approve')).status).toBe(200);
    expect(await listed(asha)).toEqual([again.id]);
  });

  test('is not told of it, nor is anybody else', async () => {
    const admin = await addOperatorTo(t);
    const again = await signUpHandyman(t, await sentAway(admin));
    const own = await again.send(getHandyman, { handyman_id: again.id });
    expect(own.application).toMatchObject({ status: 'applied', listed: false, reason: null });
    expect(await dataOf(again)).not.toContain(threat);
  });

  test('who was not suspended, or has nothing in common with them, is held by nothing', async () => {
    const admin = await addOperatorTo(t);
    await sentAway(admin);
    const own = identity();
    await leave(await signUpHandyman(t, own));
    for (const draft of [own, identity()]) {
      const other = await signUpHandyman(t, draft);
      expect(await seen(admin, other.id)).toMatchObject({ matches: [], held: false, listed: true });
    }
  });
});

describe('§23 what is remembered of somebody who was suspended', () => {
  test('is no number, no address and no name', async () => {
    const admin = await addOperatorTo(t);
    const own = identity();
    const ravi = await signUpHandyman(t, own);
    await ravi.send(changeName, { name: 'Ravindra Yxholmkar' });
    await suspend(admin, ravi, `Ravindra Yxholmkar (${own.email}, ${own.phone}) has hit a man.`);
    expect(JSON.parse(await dataOf(ravi))).toMatchObject({
      suspension: { recognisedBy: ['aadhaar', 'mailbox', 'phone'] },
    });
    await leave(ravi);
    await t.runJobs();
    expect(t.mails.at(-1)?.text).toContain(
      'Because you were suspended, your application was refused, or your account was below zero, we keep the reason',
    );
    const words = ['Yxholmkar', own.email, own.phone, own.aadharNumber];
    expect(await whereverAre(t, words)).toEqual(words.map((word) => [word, []]));
    const rows = await t.database.query('select handyman_id, reason from suspensions');
    expect(rows).toEqual([{ handyman_id: null, reason: '[…] ([…], […]) has hit a man.' }]);
  });

  test('goes after its time, and holds nobody back any more', async () => {
    const admin = await addOperatorTo(t);
    const own = await sentAway(admin);
    const again = await signUpHandyman(t, own);
    const age = (days: number) =>
      t.database.query(
        `update suspensions set forget_at = forget_at - $1::int * interval '1 day'`,
        [days],
      );
    await age(retention.suspensionDays - 1);
    await t.runJobs();
    expect((await seen(admin, again.id)).matches).toHaveLength(1);
    await age(1);
    await t.runJobs();
    expect(await seen(admin, again.id)).toMatchObject({ matches: [], held: false, listed: true });
    expect(await t.database.query('select 1 from suspension_marks')).toEqual([]);
  });

  test('goes for one whose account an older process has deleted, too', async () => {
    const admin = await addOperatorTo(t);
    const ravi = await signUpHandyman(t, identity());
    await suspend(admin, ravi);
    await t.database.query(
      `update handymen set deleted_at = now() - $1::int * interval '1 day' where id = $2`,
      [retention.suspensionDays + 1, ravi.id],
    );
    await t.runJobs();
    await t.runJobs();
    expect(await t.database.query('select 1 from suspensions')).toEqual([]);
  });
});
