import { describe, expect, test } from 'vitest';
import {
  endDevice,
  endOtherDevices,
  endOtherOperatorDevices,
  listDevices,
  listOperatorDevices,
} from '#contract/device.ts';
import { getMe, loginOperator } from '#contract/operator.ts';
import { loginUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { goodPassword } from '../testing/people.ts';

const t = useApp();

const phone = {
  headers: {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  },
};
const desk = {
  headers: {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  },
};

/** Asha at her desk, and with a phone. */
const twoBrowsers = async () => {
  const asha = await t.user();
  const mobile = t.client();
  await mobile.send(loginUser, { email: asha.email, password: goodPassword }, phone);
  await mobile.send(listDevices, undefined, phone);
  return { asha, mobile };
};

describe('where somebody is logged in', () => {
  test('is a list with browser and system, the asking one marked, and nothing that opens anything', async () => {
    const { asha } = await twoBrowsers();
    const devices = await asha.send(listDevices, undefined, desk);
    expect(devices.map(({ browser, system, current }) => [browser, system, current])).toEqual(
      expect.arrayContaining([
        ['firefox', 'windows', true],
        ['safari', 'iphone', false],
      ]),
    );
    expect(devices).toHaveLength(2);
    const text = JSON.stringify(devices);
    const rows = await t.database.query<{ hash: string }>(
      `select encode(token_hash, 'hex') as hash from sessions`,
    );
    for (const { hash } of rows) {
      expect(text).not.toContain(hash);
      expect(text).not.toContain(Buffer.from(hash, 'hex').toString('base64url'));
    }
    expect(text).not.toContain(asha.cookies.get('lh_user'));
  });

  test('keeps no user agent and no address of the net', async () => {
    await twoBrowsers();
    const rows = await t.database.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|18_1|127\.0\.0\.1/);
  });

  test('says when each was last used, written at most every five minutes', async () => {
    const { asha } = await twoBrowsers();
    const seen = async () =>
      (
        await t.database.query<{ at: string }>(
          `select seen_at::text as at from sessions where browser = 'firefox'`,
        )
      )[0]?.at;
    await asha.send(listDevices, undefined, desk);
    const first = await seen();
    await t.passMinutes(4);
    const moved = await seen();
    expect(moved).not.toBe(first);
    await asha.send(listDevices, undefined, desk);
    expect(await seen()).toBe(moved);
    await t.passMinutes(2);
    await asha.send(listDevices, undefined, desk);
    const [now] = await asha.send(listDevices, undefined, desk);
    expect(now?.current).toBe(true);
    expect(Date.now() - Date.parse(now?.seenAt ?? '')).toBeLessThan(60_000);
    expect(Date.now() - Date.parse(now?.startedAt ?? '')).toBeGreaterThan(5 * 60_000);
  });

  test('knows logins from before there were such columns', async () => {
    const { asha } = await twoBrowsers();
    await t.database.query(
      `update sessions set started_at = null, seen_at = null, browser = null, system = null,
         expires_at = now() + interval '20 hours' where browser = 'safari'`,
    );
    const devices = await asha.send(listDevices, undefined, desk);
    const old = devices.find(({ current }) => !current);
    expect(old).toMatchObject({ browser: 'other', system: 'other' });
    expect(Date.now() - Date.parse(old?.startedAt ?? '')).toBeGreaterThan(3.9 * 3_600_000);
  });
});

describe('logging out', () => {
  test('one other browser ends that one at once', async () => {
    const { asha, mobile } = await twoBrowsers();
    const other = (await asha.send(listDevices)).find(({ current }) => !current);
    const params = { id: other?.device_id ?? '' };
    await asha.send(endDevice, undefined, { params });
    expect((await mobile.try(listDevices)).status).toBe(401);
    expect((await asha.try(listDevices)).status).toBe(200);
    expect((await asha.try(endDevice, undefined, { params })).status).toBe(404);
  });

  test('somebody else’s browser is not possible', async () => {
    const { asha } = await twoBrowsers();
    const stranger = await t.user();
    const [device] = await asha.send(listDevices);
    const params = { id: device?.device_id ?? '' };
    expect((await stranger.try(endDevice, undefined, { params })).status).toBe(404);
    expect(await asha.send(listDevices)).toHaveLength(2);
  });

  test('everywhere else leaves this one and says how many there were', async () => {
    const { asha, mobile } = await twoBrowsers();
    expect((await asha.send(endOtherDevices)).msg).toBe('One other browser is logged out.');
    expect((await mobile.try(listDevices)).status).toBe(401);
    expect(await asha.send(listDevices)).toHaveLength(1);
    expect((await asha.send(endOtherDevices)).msg).toContain('not logged in anywhere else');
  });

  test('an operator’s other browsers is in the audit log', async () => {
    const meera = await addOperatorTo(t, 'support');
    const elsewhere = t.client();
    const login = { email: meera.email, password: goodPassword };
    await elsewhere.send(loginOperator, { ...login, code: await meera.codeIn(1) });
    expect(await meera.send(listOperatorDevices)).toHaveLength(2);
    await meera.send(endOtherOperatorDevices);
    expect((await elsewhere.try(getMe)).status).toBe(401);
    const rows = await t.database.query(
      `select action from audit_log where operator_id = $1 order by id desc limit 1`,
      [meera.id],
    );
    expect(rows).toEqual([{ action: 'end_own_sessions' }]);
  });
});
