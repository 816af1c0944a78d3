import { describe, expect, test } from 'vitest';
import { zipOf } from '../http/zip.ts';
import { issueDue } from '../invoice/actions.ts';
import { useApp } from '../testing/app.ts';
import { download, liveTogether, marks } from '../testing/my-data.ts';
import { unzip } from '../testing/unzip.ts';

const t = useApp();

type Data = {
  account: Record<string, unknown>;
  bookings: { with: string; messages: { from: string; text?: string }[]; [key: string]: unknown }[];
  [key: string]: unknown;
};

const readData = (file: Buffer): Data =>
  JSON.parse(unzip(file).get('data.json')?.toString() ?? '') as Data;

describe('§23 my data', () => {
  test('a customer gets everything that is kept of them, with their pictures', async () => {
    const { asha } = await liveTogether(t);
    await issueDue(t.deps);
    const { status, headers, file } = await download(t, asha);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    const data = readData(file);
    expect(data.account).toMatchObject({ name: marks.user.name, email: marks.user.email });
    const [booking] = data.bookings;
    expect(booking).toMatchObject({
      service: 'Plumber',
      with: marks.handyman.name,
      state: 'done',
      payment: 'paid',
      address: `7 ${marks.user.written[0]}`,
      note: `The ${marks.user.written[1]} drips`,
      bill: { total: 150 },
      payments: [{ state: 'succeeded', rupees: 150, rupeesForFees: 0 }],
      invoices: [{ kind: 'invoice', rupees: 150 }],
    });
    expect(booking?.messages.map(({ from, text }) => [from, text])).toEqual([
      ['user', `Bring a ${marks.user.written[2]}.`],
      ['handyman', `I am ${marks.handyman.written[1]}.`],
      ['user', undefined],
      ['handyman', undefined],
    ]);
    const whole = JSON.stringify(data);
    for (const word of marks.user.written) expect(whole).toContain(word);
    expect(data).toMatchObject({
      addresses: [{ kind: 'home' }],
      ratingsWritten: [{ stars: 4 }],
      ratingsReceived: [{ stars: 5 }],
      tickets: [{ state: 'closed', thread: [{ kind: 'author' }, { kind: 'operator' }, {}] }],
      logins: [{}],
    });
    const pictures = [...unzip(file).keys()].filter((name) => name !== 'data.json');
    expect(pictures).toEqual([
      expect.stringMatching(/^chat\/\d+-3\.webp$/),
      expect.stringMatching(/^tickets\/\d+-1\.webp$/),
    ]);
    for (const name of pictures) {
      expect(unzip(file).get(name)?.subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  test('a professional also gets their portrait and what was decided about them', async () => {
    const { ravi } = await liveTogether(t);
    const { file } = await download(t, ravi);
    const data = readData(file);
    expect(data.account).toMatchObject({
      name: marks.handyman.name,
      verificationState: 'applied',
    });
    expect(data.account['aadhar']).toMatch(/^XXXX XXXX \d{4}$/);
    expect(data.bookings).toMatchObject([{ with: marks.user.name, bill: { yourShare: 127.5 } }]);
    expect(data).toMatchObject({
      workingHours: { monday: [{ from: '06:30', to: '11:00' }], tuesday: [], radiusKm: 17 },
      timeOff: [{ startsAt: expect.any(String) as string, endsAt: expect.any(String) as string }],
    });
    expect([...unzip(file).keys()]).toContain('portrait.webp');
  });

  test('nobody gets what the other side is not shown: no phone, email, door or exact place', async () => {
    const { asha, ravi } = await liveTogether(t);
    const phones = await t.database.query<{ phone: string }>(
      `select 1 as n, contact_number as phone from users
       union all select 2, phone from handymen order by n`,
    );
    const [ofAsha = '', ofRavi = ''] = phones.map(({ phone }) => phone);
    const [forAsha, forRavi] = [
      JSON.stringify(readData((await download(t, asha)).file)),
      JSON.stringify(readData((await download(t, ravi)).file)),
    ];
    for (const secret of [marks.handyman.email, ofRavi, marks.handyman.written[0], '18.513377']) {
      expect(forAsha).not.toContain(secret);
    }
    for (const secret of [marks.user.email, ofAsha, marks.user.written[0], '18.527431']) {
      expect(forRavi).not.toContain(secret);
    }
    // The alarm that he raised at her home says where it was as roughly as the booking does.
    expect(JSON.parse(forRavi)).toMatchObject({
      tickets: [{}, { category: 'sos', latitude: 18.53, longitude: 73.85 }],
    });
    expect(forAsha + forRavi).not.toMatch(/hash|argon|sealed/);
  });

  test('what the other has said stays hidden as long as it is hidden', async () => {
    const { asha } = await liveTogether(t);
    await t.database.query(
      `update ratings set visible_at = null, reply = null, replied_at = null where author = 'handyman'`,
    );
    expect(readData((await download(t, asha)).file)).toMatchObject({ ratingsReceived: [] });
  });

  test('asks for the password, and gives three an hour', async () => {
    const asha = await t.user();
    expect((await download(t, asha, 'not this one')).status).toBe(400);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await download(t, asha)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

test('a zip holds what was put in, under names in any script', async () => {
  const entries = [
    { name: 'नाम.txt', content: Buffer.from('नमस्ते') },
    { name: 'empty', content: Buffer.alloc(0) },
    { name: 'folder/zeros', content: Buffer.alloc(100_000) },
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of zipOf(entries)) chunks.push(chunk);
  const files = unzip(Buffer.concat(chunks));
  expect([...files.keys()]).toEqual(entries.map(({ name }) => name));
  for (const { name, content } of entries) expect(files.get(name)).toEqual(content);
});
