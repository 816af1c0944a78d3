import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { acceptNotification, cancelBooking, createNotification } from '#contract/booking.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { listAudit } from '#contract/operator.ts';
import { openTicket } from '#contract/ticket.ts';
import { closeVisitFlags, listFlagged, readVisits } from '#contract/visits.ts';
import { arrive, nobodyHome } from '#contract/tracking.ts';
import { useApp } from '../testing/app.ts';
import { establishedHandyman, goAndShare } from '../testing/established.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const asked = async (ravi: Person) => {
  const asha = await t.user();
  const form = { ...pune, user_id: asha.id, handyman_id: ravi.id };
  const reply = await asha.try(createNotification, form);
  return { asha, reply, at: { params: { id: String(reply.body['notification_id']) } } };
};

const accepted = async (ravi: Person) => {
  const scene = await asked(ravi);
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  return scene;
};

/** A whole visit at a closed door. */
const nobodyThere = async (ravi: Person) => {
  const { at } = await accepted(ravi);
  await goAndShare(ravi, at);
  await ravi.send(arrive, pune, at);
  await t.passMinutes(16);
  await ravi.send(nobodyHome, {}, at);
};

const times = async (count: number, what: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await what();
};

/** Renews the sessions, which would have ended meanwhile. */
const passADay = async () => {
  await t.passMinutes(25 * 60);
  await t.database.query(`update sessions set expires_at = now() + interval '1 hour'`);
};

describe('§26 visits that come to nothing', () => {
  test('the third "nobody home" of a new professional within a day pauses them until an operator has looked', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t, 'support')];
    await times(2, () => nobodyThere(ravi));
    expect(await meera.send(listFlagged)).toEqual([]);
    await nobodyThere(ravi);
    expect((await meera.send(listFlagged)).map(({ kind }) => kind).toSorted()).toEqual([
      'doors',
      'no_visit',
    ]);
    expect((await ravi.send(getHandyman, { handyman_id: ravi.id })).paused).toBe(true);
    expect(await t.client().send(getAllHandyman)).toEqual([]);
    await passADay();
    expect((await asked(ravi)).reply).toMatchObject({ status: 409, body: { code: 'offline' } });

    const at = { params: { id: ravi.id } };
    expect(await meera.send(readVisits, undefined, at)).toMatchObject({ paused: true });
    await meera.send(closeVisitFlags, { reason: 'Called them: a gate was locked' }, at);
    expect((await meera.try(closeVisitFlags, { reason: 'Again' }, at)).status).toBe(409);
    expect(await meera.send(readVisits, undefined, at)).toMatchObject({ paused: false, doors: 0 });
    expect((await asked(ravi)).reply.status).toBe(200);
    const log = await (
      await addOperatorTo(t)
    ).send(listAudit, undefined, {
      query: { subject: ravi.id },
    });
    expect(log.map(({ action }) => action)).toEqual([
      'look_at_visits',
      'flag_professional',
      'flag_professional',
    ]);
  });

  test('an established one has five before that: one bad day is no reason', async () => {
    const [ravi, meera] = [await establishedHandyman(t), await addOperatorTo(t)];
    await times(4, () => nobodyThere(ravi));
    expect(await meera.send(listFlagged)).toEqual([]);
    await nobodyThere(ravi);
    expect(await meera.send(listFlagged)).toMatchObject([
      { kind: 'no_visit', handyman_id: ravi.id },
    ]);
  });

  test('a new professional waits after three doors, with the time that is left; an operator is told', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t)];
    await times(3, async () => {
      const { asha, at } = await accepted(ravi);
      await goAndShare(ravi, at);
      await asha.send(cancelBooking, {}, at);
    });
    expect(await meera.send(listFlagged)).toMatchObject([{ kind: 'doors', handyman_id: ravi.id }]);
    // As a request that was made a moment before the limit was reached.
    await t.database.query(
      `insert into bookings (user_id, handyman_id, service, cost, lat, long, expires_at)
       select $2, id, service, 50, lat, long, now() + interval '9 minutes' from handymen where id = $1`,
      [ravi.id, (await t.user()).id],
    );
    const refused = await ravi.try(acceptNotification, { handyman_id: ravi.id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_doors' } });
    expect(refused.body.msg).toContain('You can accept again in');
    expect((await asked(ravi)).reply.body.code).toBe('busy');
    await passADay();
    expect((await asked(ravi)).reply.status).toBe(200);
  });

  test('jobs that were called off before the door was shown count for none of it', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t)];
    await times(4, async () => {
      const { asha, at } = await accepted(ravi);
      await asha.send(cancelBooking, {}, at);
    });
    expect(await meera.send(listFlagged)).toEqual([]);
    expect((await asked(ravi)).reply.status).toBe(200);
  });

  test('a customer who says that nobody ever came is heard at once, and pauses nobody by it', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t)];
    const { asha, at } = await accepted(ravi);
    await asha.send(cancelBooking, {}, at);
    const report = { category: 'never_came', text: 'I waited all day.' } as const;
    await asha.send(openTicket, { ...report, key: randomUUID(), booking_id: at.params.id });
    expect(await meera.send(listFlagged)).toMatchObject([{ kind: 'never_came' }]);
    expect((await asked(ravi)).reply.status).toBe(200);
  });
});
