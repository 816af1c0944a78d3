import { expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { getProfessional, judgeApplication, suspendProfessional } from '#contract/verification.ts';
import { applyListing } from '../db/listing.ts';
import { addAccount } from '../testing/accounts.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

test('§12 of two operators who decide at once, one does', async () => {
  const operators = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'support')];
  for (let round = 0; round < 5; round += 1) {
    const params = { id: (await t.handyman()).id };
    const body = { decision: 'refuse', reason: 'No images.', version: 1 };
    const answers = await Promise.all(
      operators.map((one) => one.try(judgeApplication, body, { params })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  }
  const [log] = await t.database.query(
    'select count(*)::int as n from audit_log where action = $1',
    ['refuse_professional'],
  );
  expect(log).toEqual({ n: 5 });
});

test('§12 whoever is suspended while being asked has no request that could be accepted', async () => {
  const admin = await addOperatorTo(t);
  for (let round = 0; round < 5; round += 1) {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    const params = { id: ravi.id };
    const { version } = await admin.send(getProfessional, undefined, { params });
    await Promise.all([
      asha.try(createNotification, { ...pune, user_id: asha.id, handyman_id: ravi.id }),
      admin.send(suspendProfessional, { reason: 'Complaints.', version }, { params }),
    ]);
    const open = await t.database.query(
      `select 1 from bookings where handyman_id = $1 and state = 'requested' and expires_at > now()`,
      [ravi.id],
    );
    expect(open).toEqual([]);
  }
});

test('§12 whoever joins while VERIFY_HANDYMEN is switched on is not listed by the old setting', async () => {
  await applyListing(t.database, false);
  const joining = Promise.all(Array.from({ length: 20 }, () => addAccount(t.database, 'handyman')));
  await applyListing(t.database, true);
  await joining;
  expect(await t.database.query('select 1 from handymen where listed')).toEqual([]);
  await applyListing(t.database, false);
  expect(await t.database.query('select 1 from handymen where not listed')).toEqual([]);
});
