import { beforeEach, describe, expect, test } from 'vitest';
import { createNotification } from '#contract/booking.ts';
import { getAllHandyman, setAvailability } from '#contract/handyman.ts';
import { judgeApplication, listApplications, mendApplication } from '#contract/verification.ts';
import { applyListing } from '../db/listing.ts';
import { useApp } from '../testing/app.ts';
import { giveImages, judge, lookAtCard, ownView, seen, suspend } from '../testing/applications.ts';
import { picture, sendForm } from '../testing/forms.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune, signUpHandyman } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

beforeEach(() => applyListing(t.database, false));

const listed = async (client: Person) =>
  (await client.send(getAllHandyman, undefined, { query: pune })).map((card) => card.handyman_id);

describe('§12 who is shown to customers', () => {
  test('without VERIFY_HANDYMEN everybody at once, without the badge; with it, the verified only', async () => {
    const [asha, ravi] = [await t.user(), await signUpHandyman(t)];
    expect(await listed(asha)).toEqual([ravi.id]);
    await applyListing(t.database, true);
    expect(await listed(asha)).toEqual([]);
    const sita = await signUpHandyman(t);
    expect(await listed(asha)).toEqual([]);
    expect(await ownView(sita)).toMatchObject({ status: 'applied', listed: false, reason: null });
    const meera = await addOperatorTo(t, 'support');
    await giveImages(sita);
    expect((await judge(meera, sita.id, 'approve')).status).toBe(200);
    const [card] = await asha.send(getAllHandyman, undefined, { query: pune });
    expect(card).toMatchObject({ handyman_id: sita.id, verified: true });
    await applyListing(t.database, false);
    const cards = await asha.send(getAllHandyman, undefined, { query: pune });
    expect(new Map(cards.map((one) => [one.handyman_id, one.verified]))).toEqual(
      new Map([
        [sita.id, true],
        [ravi.id, false],
      ]),
    );
  });

  test('whoever is not shown cannot be asked either, and is not told that customers see them', async () => {
    await applyListing(t.database, true);
    const [asha, ravi] = [await t.user(), await signUpHandyman(t)];
    const asked = await asha.try(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: ravi.id,
    });
    expect(asked).toMatchObject({ status: 409, body: { code: 'offline' } });
    const { msg } = await ravi.send(setAvailability, { online: true });
    expect(msg).toContain('as soon as your application allows it');
  });

  test.each([true, false])(
    'refused and suspended people never, VERIFY_HANDYMEN being %s',
    async (required) => {
      await applyListing(t.database, required);
      const [asha, ravi, admin] = [await t.user(), await t.handyman(), await addOperatorTo(t)];
      await judge(admin, ravi.id, 'refuse', 'The back is missing.');
      expect(await listed(asha)).toEqual([]);
      await giveImages(ravi);
      await judge(admin, ravi.id, 'approve');
      expect(await listed(asha)).toEqual([ravi.id]);
      await suspend(admin, ravi.id);
      expect(await listed(asha)).toEqual([]);
    },
  );
});

describe('§12 an application', () => {
  test('is approved only with both sides of the card, and each decision is told by mail', async () => {
    const [ravi, meera] = [await t.handyman({ language: 'hi' }), await addOperatorTo(t, 'support')];
    expect(await judge(meera, ravi.id, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'no_images' },
    });
    expect(await judge(meera, ravi.id, 'refuse')).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Write the reason. They read it.' } },
    });
    await judge(meera, ravi.id, 'refuse', 'कार्ड की फ़ोटो भेजें।');
    expect(await ownView(ravi)).toEqual({
      status: 'refused',
      listed: false,
      reason: 'कार्ड की फ़ोटो भेजें।',
      answer: null,
      waitingSince: null,
      appealFrom: null,
    });
    const mended = await giveImages(ravi, 'Here they are.');
    expect(mended).toMatchObject({ status: 200, body: { status: 'applied' } });
    expect(await ownView(ravi)).toMatchObject({ status: 'applied', answer: 'Here they are.' });
    await judge(meera, ravi.id, 'approve');
    expect(await ownView(ravi)).toMatchObject({ status: 'verified', listed: true, reason: null });
    await t.runJobs();
    const mailed = (subject: string) =>
      t.mails.find((mail) => mail.to.address === ravi.email && mail.subject === subject)?.text;
    expect(mailed('आपके आवेदन में आपसे कुछ चाहिए')).toContain('वजह: कार्ड की फ़ोटो भेजें।');
    expect(mailed('आपके आवेदन में आपसे कुछ चाहिए')).toContain('/handyman/profile');
    expect(mailed('आपकी जाँच पूरी हो गई')).toContain('/handyman/dashboard');
  });

  test('is decided as it was seen: new images meanwhile, or another operator, ask for another look', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t, 'support')];
    await giveImages(ravi);
    const { version } = await seen(meera, ravi.id);
    await giveImages(ravi);
    const body = { decision: 'approve', version } as const;
    const params = { id: ravi.id };
    expect(await meera.try(judgeApplication, body, { params })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect((await judge(meera, ravi.id, 'approve')).status).toBe(200);
    expect(await judge(meera, ravi.id, 'approve')).toMatchObject({ body: { code: 'not_now' } });
  });

  test('is approved only by whoever has opened both sides of the card, as they are now', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t, 'support')];
    await giveImages(ravi);
    const approve = async () => {
      const { version, imagesSeen } = await seen(meera, ravi.id);
      const body = { decision: 'approve', version };
      const answer = await meera.try(judgeApplication, body, { params: { id: ravi.id } });
      return [imagesSeen, answer.status, answer.body.code];
    };
    expect(await approve()).toEqual([false, 409, 'not_looked']);
    // Another operator's look does not count.
    await lookAtCard(await addOperatorTo(t, 'support'), ravi.id);
    expect(await approve()).toEqual([false, 409, 'not_looked']);
    await lookAtCard(meera, ravi.id);
    // One side was replaced since the look.
    await sendForm(ravi, mendApplication, {}, { aadharBack: await picture('webp', 'orange') });
    expect(await approve()).toEqual([false, 409, 'not_looked']);
    await lookAtCard(meera, ravi.id);
    expect(await approve()).toEqual([true, 200, undefined]);
  });

  test('whose answer is turned down leaves the queue, and is mended by new images alone for a while', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t, 'support')];
    await judge(meera, ravi.id, 'refuse', 'The back is missing.');
    expect(await judge(meera, ravi.id, 'uphold', 'Nothing waits.')).toMatchObject({
      body: { code: 'not_now' },
    });
    await ravi.send(mendApplication, { answer: 'I have no camera.' });
    expect(await judge(meera, ravi.id, 'uphold')).toMatchObject({ status: 400 });
    expect((await judge(meera, ravi.id, 'uphold', 'We need the back.')).status).toBe(200);
    expect(await meera.send(listApplications)).toEqual([]);
    expect(await ravi.try(mendApplication, { answer: 'Please.' })).toMatchObject({
      status: 409,
      body: { code: 'appeal_later' },
    });
    expect(await giveImages(ravi, 'Here it is.')).toMatchObject({ body: { status: 'applied' } });
  });

  test('once verified has nothing to mend: the images that were looked at stay', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t, 'support')];
    await giveImages(ravi);
    await judge(meera, ravi.id, 'approve');
    expect(await giveImages(ravi)).toMatchObject({ status: 409, body: { code: 'verified' } });
  });

  test('takes an answer alone, or images alone, and not nothing', async () => {
    const ravi = await t.handyman();
    expect(await ravi.try(mendApplication, {})).toMatchObject({ status: 400 });
    expect(await ravi.try(mendApplication, { answer: ' ' })).toMatchObject({ status: 400 });
    expect(await ravi.try(mendApplication, { answer: 'x'.repeat(501) })).toMatchObject({
      status: 400,
    });
    expect(await ravi.send(mendApplication, { answer: 'I sent the card.' })).toMatchObject({
      status: 'applied',
    });
    const text = { aadharFront: Buffer.from('no image') };
    expect(await sendForm(ravi, mendApplication, {}, text)).toMatchObject({ status: 400 });
    for (let n = 0; n < 10; n += 1) await ravi.try(mendApplication, {});
    expect((await ravi.try(mendApplication, { answer: 'Again.' })).status).toBe(429);
  });
});
