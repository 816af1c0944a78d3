import { beforeEach, describe, expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { askForCaller } from '#contract/caller.ts';
import { startDispatch } from '#contract/dispatch.ts';
import { listAudit } from '#contract/operator.ts';
import { useApp } from '../testing/app.ts';
import {
  around,
  inARow,
  openRequestsOf,
  readDispatch,
  sayNo,
  sayYes,
  stopAskingAround,
} from '../testing/dispatch.ts';
import { alwaysAtWork, at, startIn } from '../testing/later.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

let support: Operator;
let asha: Person;
beforeEach(async () => {
  support = await addOperatorTo(t, 'support');
  asha = await t.user({ username: 'Asha' });
});

const of = ({ id }: { id: string }) => ({ params: { id } });
const ask = (more: object = {}) =>
  support.send(askForCaller, { ...around, total: 220, ...more }, of(asha));

describe('§14 an operator asks around for a caller', () => {
  test('three at once, as the customer would; every request says that LocalHands has asked', async () => {
    const [a, , , d] = await inARow(t, 5);
    const { dispatch_id: id, asked } = await ask({ address: 'Flat 12', note: 'The tap drips.' });
    expect(asked).toBe(3);
    expect(await readDispatch(asha, id)).toMatchObject({ state: 'asking', address: 'Flat 12' });
    await sayNo(a);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await openRequestsOf(d)).toHaveLength(1);
    const actors = await t.database.query<{ actor: string; count: number }>(
      `select actor, count(*)::int as count from booking_events where move = 'request' group by 1`,
    );
    expect(actors).toEqual([{ actor: 'operator', count: 5 }]);
    await sayYes(d);
    const { booking_id: won } = await readDispatch(asha, id);
    expect(await asha.send(getBooking, undefined, of({ id: won ?? '' }))).toMatchObject({
      state: 'accepted',
      timeline: [{ by: 'operator' }, { by: 'handyman' }],
    });
  });

  test('for later, and the customer is mailed where to see and to stop it', async () => {
    await inARow(t, 1);
    await alwaysAtWork(t.database);
    const { dispatch_id: id } = await ask(at(startIn(30)));
    await t.runJobs();
    const mails = t.mails.filter(({ to }) => to.address === asha.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['As you wished on the phone: a plumber']);
    for (const part of ['When: ', 'Stop asking', `/user/dispatch/${id}`]) {
      expect(mails[0]?.text).toContain(part);
    }
    expect((await stopAskingAround(asha, id)).status).toBe(200);
  });

  test('with a row of the log that names the customer and who was asked', async () => {
    await inARow(t, 2);
    const { dispatch_id: dispatch } = await ask();
    const query = { subject: asha.id, action: 'book_for_customer' };
    const [row] = await support.send(listAudit, undefined, { query });
    expect(row?.details).toMatchObject({ dispatch });
    expect(row?.details['booked']).toHaveLength(2);
    expect(row?.details['number']).toMatch(/^\d+, \d+$/);
  });

  test('and never their own account as a professional, in no wave', async () => {
    const own = await t.handyman({ email: support.email });
    await inARow(t, 4, 1);
    await ask();
    expect(await openRequestsOf(own)).toEqual([]);
    await t.passMinutes(1);
    await t.runJobs();
    expect(await openRequestsOf(own)).toEqual([]);
    const omar = await t.user();
    await omar.send(startDispatch, around);
    expect(await openRequestsOf(own)).toHaveLength(1);
  });

  test('in words about the customer where that is refused', async () => {
    await inARow(t, 3);
    await ask();
    const again = await support.try(askForCaller, around, of(asha));
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'asking_around',
        msg: expect.stringMatching(/^They are asking around/) as string,
      },
    });
    const far = await support.try(askForCaller, { ...around, lat: 28.6 }, of(await t.user()));
    expect(far).toMatchObject({ status: 409, body: { code: 'nobody_free' } });
    const own = await t.user({ email: support.email });
    const refused = await support.try(askForCaller, around, of(own));
    expect(refused).toMatchObject({ status: 409, body: { code: 'own_account' } });
  });
});
