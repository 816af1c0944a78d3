import { describe, expect, test } from 'vitest';
import { blockCustomer, listBlocked, unblockCustomer } from '#contract/block.ts';
import { createNotification, rejectNotification } from '#contract/booking.ts';
import { readCustomer } from '#contract/console.ts';
import { askNewEmail, confirmNewEmail } from '#contract/details.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { retention } from '#domain/retention.ts';
import { useApp } from '../testing/app.ts';
import { download } from '../testing/my-data.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { goodPassword, pune, signUpUser } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { unzip } from '../testing/unzip.ts';

const t = useApp();

const ask = (asha: Person, ravi: Person) =>
  asha.try(createNotification, { ...pune, user_id: asha.id, handyman_id: ravi.id });
const leave = (who: Person) => who.send(deleteAccount, { currentPassword: goodPassword });

const email = 'asha@example.com';

/** A customer whom a professional has blocked. */
const blocked = async (ravi: Person) => {
  const asha = await signUpUser(t, { email, username: 'Asha Zinkanewala' });
  expect((await ask(asha, ravi)).status).toBe(200);
  await ravi.send(blockCustomer, { user_id: asha.id });
  return asha;
};

describe('§6 a blocked customer who signs up anew with the same mailbox', () => {
  test('is blocked as before, by those who had blocked them and nobody else', async () => {
    const [ravi, mohan] = [await t.handyman(), await t.handyman()];
    await leave(await blocked(ravi));
    const again = await signUpUser(t, { email: 'asha+new@example.com', username: 'Meera' });
    expect(await ask(again, ravi)).toMatchObject({ status: 409 });
    expect((await ask(again, mohan)).status).toBe(200);
    // The account that is blocked now is not named to the professional.
    expect(await ravi.send(listBlocked)).toMatchObject([
      { user_id: again.id, username: 'Former\u00a0customer' },
    ]);
    const data = unzip((await download(t, ravi)).file)
      .get('data.json')
      ?.toString();
    expect(data).toContain('Former');
    expect(data).not.toContain('Meera');
    const meera = await addOperatorTo(t);
    const page = await meera.send(readCustomer, undefined, { params: { id: again.id } });
    expect(page.blocks).toMatchObject([{ handyman_id: ravi.id, carried: true }]);
  });

  test('is free once the professional has lifted it, also the next time', async () => {
    const ravi = await t.handyman();
    await leave(await blocked(ravi));
    const again = await signUpUser(t, { email });
    await ravi.send(unblockCustomer, { user_id: again.id });
    expect((await ask(again, ravi)).status).toBe(200);
    await ravi.send(rejectNotification, { handyman_id: ravi.id });
    await leave(again);
    const third = await signUpUser(t, { email });
    expect((await ask(third, ravi)).status).toBe(200);
  });

  test('is blocked also when the account has only moved to another address', async () => {
    const ravi = await t.handyman();
    const asha = await blocked(ravi);
    const to = 'elsewhere@example.com';
    await asha.send(askNewEmail, { email: to, currentPassword: goodPassword });
    await asha.send(confirmNewEmail, { email: to, otp: t.lastCode() });
    const second = await signUpUser(t, { email });
    expect((await ask(second, ravi)).status).toBe(409);
    // Lifted for the first account, it is forgotten for the address that it had.
    await ravi.send(unblockCustomer, { user_id: asha.id });
    expect(await t.database.query('select 1 from former_blocks')).toEqual([]);
  });

  test('is free after its time; with the professional it goes at once', async () => {
    const [ravi, mohan] = [await t.handyman(), await t.handyman()];
    const asha = await blocked(ravi);
    expect((await ask(asha, mohan)).status).toBe(200);
    await mohan.send(blockCustomer, { user_id: asha.id });
    await leave(asha);
    const rows = () => t.database.query('select 1 from former_blocks');
    expect(await rows()).toHaveLength(2);
    await leave(mohan);
    expect(await rows()).toHaveLength(1);
    await t.database.query(
      `update former_blocks set forget_at = forget_at - $1::int * interval '1 day'`,
      [retention.blockDays],
    );
    await t.runJobs();
    expect(await rows()).toEqual([]);
    expect((await ask(await signUpUser(t, { email }), ravi)).status).toBe(200);
  });
});
