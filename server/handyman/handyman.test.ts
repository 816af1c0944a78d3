import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import {
  getAadharImage,
  getAllHandyman,
  getHandyman,
  loginHandyman,
  setAvailability,
  signupHandyman,
  verifyHandyman,
} from '#contract/handyman.ts';
import { resendOtp } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { picture, sendForm as sendFormTo } from '../testing/forms.ts';
import type { Files } from '../testing/forms.ts';
import { goodPassword, handymanForm, pune, signUpHandyman } from '../testing/people.ts';

const t = useApp();

const sendForm = (browser: Client, fields: object, files: Files) =>
  sendFormTo(browser, verifyHandyman, fields, files);

const begin = async () => {
  const browser = t.client();
  const form = handymanForm();
  await browser.send(signupHandyman, { email: form.email });
  return { browser, form: { ...form, otp: t.lastCode() } };
};

describe('§4 signup', () => {
  test('makes the account and logs in; Aadhaar is masked for its owner too', async () => {
    const { browser, form } = await begin();
    const { handyman_id } = await browser.send(verifyHandyman, form);
    const own = await browser.send(getHandyman, { handyman_id });
    expect(own).toMatchObject({
      name: form.name,
      services: 'Plumber',
      address: form.address,
      phone: form.phone,
      aadharNumber: `XXXX XXXX ${form.aadharNumber.slice(-4)}`,
      aadharFront: false,
      online: true,
      usersSelected: [],
    });
    const all = JSON.stringify(await t.database.query('select * from handymen'));
    expect(all).not.toContain(form.aadharNumber);
    await t.client().send(loginHandyman, { email: form.email, password: goodPassword });
  });

  test('an Aadhaar number that has an account is refused without naming it, and its owner is told', async () => {
    const first = await begin();
    await first.browser.send(verifyHandyman, first.form);
    const second = await begin();
    const form = { ...second.form, aadharNumber: first.form.aadharNumber };
    const { status, body } = await second.browser.try(verifyHandyman, form);
    expect([status, body.code]).toEqual([409, 'details_refused']);
    expect(JSON.stringify(body)).not.toMatch(/aadhaa?r|registered/i);
    // Each guess at a number uses up a code.
    expect((await second.browser.try(verifyHandyman, second.form)).status).toBe(410);
    // A professional who has mistyped their number goes on with another code.
    await t.passMinutes(1);
    await second.browser.send(resendOtp, { email: form.email });
    await second.browser.send(verifyHandyman, { ...second.form, otp: t.lastCode() });
    await t.runJobs();
    const told = t.mails.filter(({ subject }) => subject.includes('sign up with your details'));
    expect(told.map(({ to }) => to.address)).toEqual([first.form.email]);
  });

  test.each([
    ['services', 'Astronaut'],
    ['aadharNumber', '234123412347'],
    ['address', ''],
    ['area', 'House 17'],
    ['area', 'Kothrud 9876543210'],
    ['city', 'Pune 411038'],
    ['profile', 'javascript:alert(1)'],
    ['profile', 'http://example.com/me.jpg'],
    ['aadharFront', 'data:image/png;base64,AAAA'],
  ])('refuses %s %j', async (field, value) => {
    const { browser, form } = await begin();
    const { status, body } = await browser.try(verifyHandyman, { ...form, [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('takes the optional things when they are empty', async () => {
    const { browser, form } = await begin();
    await browser.send(verifyHandyman, {
      ...form,
      profile: '',
      area: '',
      city: '',
      aadharFront: '',
      aadharBack: '',
    });
  });
});

describe('Aadhaar images', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s is kept re-encoded, without metadata, for its owner alone',
    async (format) => {
      const { browser, form } = await begin();
      const { status } = await sendForm(browser, form, { aadharFront: await picture(format) });
      expect(status).toBe(200);
      const image = await t.app.inject({
        url: '/api/handyman/aadhar/aadharFront',
        headers: { cookie: `lh_handyman=${browser.cookies.get('lh_handyman')}` },
      });
      expect(image.headers['content-type']).toBe('image/webp');
      const kept = await sharp(image.rawPayload).metadata();
      expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 40, undefined]);
      const [row] = await t.database.query<{ sealed: Uint8Array }>(
        'select sealed from aadhaar_images',
      );
      expect(Buffer.from(row?.sealed ?? []).includes('WEBP')).toBe(false);
      const stranger = await t.handyman();
      expect(
        (await stranger.try(getAadharImage, undefined, { params: { side: 'aadharFront' } })).status,
      ).toBe(404);
    },
  );

  test('anything else is refused, whatever it calls itself, and nothing is kept', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    const another = 'Choose a JPEG, PNG or WebP image.';
    const broken =
      'This image could not be read. Save it again as a JPEG or take a new photo, and send that.';
    for (const [content, said] of [
      [await picture('gif'), another],
      [svg, another],
      [Buffer.from('not an image'), another],
      [(await picture('png')).subarray(0, 60), broken],
    ] as const) {
      await t.database.exec(t.database, 'truncate limits, codes');
      const { browser, form } = await begin();
      const { status, body } = await sendForm(browser, form, { aadharBack: content });
      expect([status, body['fields']]).toEqual([400, { aadharBack: said }]);
    }
    expect(await t.database.query('select 1 from handymen')).toEqual([]);
  });

  test('more than 5 MB is too much', async () => {
    const { browser, form } = await begin();
    const { status } = await sendForm(browser, form, {
      aadharFront: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    expect(status).toBe(413);
  });
});

describe('§9 the list', () => {
  const names = (cards: readonly { name: string }[]) => cards.map((card) => card.name);

  test('is of one service, nearest first, with no radius', async () => {
    await t.handyman({ name: 'far', lat: 28.6, long: 77.2 });
    await t.handyman({ name: 'near', lat: 18.53, long: 73.85 });
    await t.handyman({ name: 'antipode', lat: -18.5, long: -106.1 });
    await t.handyman({ name: 'maid', services: 'Maid' });
    const list = await t
      .client()
      .send(getAllHandyman, undefined, { query: { service: 'PLUMBER', ...pune } });
    expect(names(list)).toEqual(['near', 'far', 'antipode']);
    // From the searcher to 18.53, 73.85: 1.28 km.
    expect(list[0]).toMatchObject({ distanceKm: 1.3, arrivalMinutes: 6 });
  });

  test('pages by the Link header, each handyman once, also among equals', async () => {
    for (let i = 0; i < 7; i += 1) await t.handyman({ name: `twin ${i}` });
    await t.handyman({ name: 'last', lat: 19, long: 74 });
    for (const query of [
      { limit: 3 },
      { limit: 3, service: 'Plumber' },
      { limit: 3, ...pune },
      { limit: 3, service: 'plumber', ...pune },
    ]) {
      const seen: string[] = [];
      const search = new URLSearchParams(
        Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]),
      ).toString();
      let url: string | undefined = `${getAllHandyman.path}?${search}`;
      while (url) {
        const { headers, body } = await t.client().raw('GET', url, {});
        seen.push(...names(JSON.parse(body) as { name: string }[]));
        url = /<(.*)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
      }
      expect(seen.toSorted()).toEqual([
        'last',
        ...Array.from({ length: 7 }, (_, i) => `twin ${i}`),
      ]);
      if ('lat' in query) expect(seen.at(-1)).toBe('last');
    }
  });

  test('shows the first page only when asked for nothing', async () => {
    for (let i = 0; i < 21; i += 1) await t.handyman();
    expect(await t.client().send(getAllHandyman)).toHaveLength(20);
    expect(await t.client().send(getAllHandyman, undefined, { query: { limit: 1 } })).toHaveLength(
      1,
    );
  });

  test.each([
    { limit: 101 },
    { limit: 0 },
    { lat: 18 },
    { lat: 91, long: 0 },
    { lat: 'x', long: 'y' },
    { service: 'Pilot' },
    { cursor: 'x' },
    { cursor: 'WzEsMl0', ...pune },
  ])('refuses %j', async (query) => {
    expect((await t.client().try(getAllHandyman, undefined, { query })).status).toBe(400);
  });

  test('leaves out who is offline or on a job', async () => {
    const away = await t.handyman({ name: 'away' });
    const busy = await t.handyman({ name: 'busy' });
    await t.handyman({ name: 'free' });
    const asha = await t.user();
    await away.send(setAvailability, { online: false });
    const ask = { ...pune, user_id: asha.id, handyman_id: busy.id };
    await asha.send(createNotification, ask);
    await busy.send(acceptNotification, { handyman_id: busy.id });
    for (const query of [
      {},
      { service: 'plumber' },
      { ...pune },
      { service: 'plumber', ...pune },
    ]) {
      expect(names(await t.client().send(getAllHandyman, undefined, { query }))).toEqual(['free']);
    }
    await away.send(setAvailability, { online: true });
    expect(await t.client().send(getAllHandyman)).toHaveLength(2);
  });

  test('the public card has area and city as they were named, and a place rounded to a kilometre', async () => {
    const ravi = await signUpHandyman(t, {
      address: '4 Paud Road, Kothrud, Pune',
      area: ' Sector 21 ',
      city: 'Pune',
      lat: 18.50811,
      long: 73.81027,
    });
    const [card] = await t.client().send(getAllHandyman);
    expect(card).toMatchObject({
      handyman_id: ravi.id,
      address: 'Sector 21, Pune',
      lat: 18.51,
      long: 73.81,
    });
  });

  test('without an area the card names only the large city nearby, whatever the address says', async () => {
    for (const address of ['Sector 5, House 17', 'call 98765 43210, Flat 4, Rose Villa']) {
      await signUpHandyman(t, { address, area: '', city: '' });
    }
    const cards = await t.client().send(getAllHandyman);
    expect(cards.map((card) => card.address)).toEqual(['Near Pune', 'Near Pune']);
  });
});
