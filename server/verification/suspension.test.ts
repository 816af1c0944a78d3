import { beforeEach, describe, expect, test } from 'vitest';
import { acceptNotification, createNotification, jobStartOtp } from '#contract/booking.ts';
import {
  listApplications,
  mendApplication,
  restoreProfessional,
  suspendProfessional,
} from '#contract/verification.ts';
import { appealDays } from '#domain/verification.ts';
import { applyListing } from '../db/listing.ts';
import { useApp } from '../testing/app.ts';
import { giveImages, judge, ownView, seen, suspend } from '../testing/applications.ts';
import { picture, sendForm } from '../testing/forms.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { pune } from '../testing/people.ts';
import { passLong } from '../testing/rating.ts';

const t = useApp();

beforeEach(() => applyListing(t.database, false));

describe('§12 a suspension', () => {
  test('ends open requests, leaves the running job, and takes an answer', async () => {
    const [asha, ravi, admin] = [await t.user(), await t.handyman(), await addOperatorTo(t)];
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    const { notification_id: running } = await asha.send(createNotification, ask);
    await ravi.send(acceptNotification, { handyman_id: ravi.id, notification_id: running });
    const startCode = t.lastCode();
    await suspend(admin, ravi.id);
    await ravi.send(jobStartOtp, { otp: startCode, email: asha.email });

    const [neha, sita] = [await t.user(), await t.handyman()];
    await neha.send(createNotification, { ...pune, user_id: neha.id, handyman_id: sita.id });
    await suspend(admin, sita.id);
    const accepted = await sita.try(acceptNotification, { handyman_id: sita.id });
    expect(accepted.status).toBe(409);
    // The clock ends it, then the mail is due.
    await t.runJobs();
    await t.runJobs();
    const told = t.mails.filter(({ to }) => to.address === neha.email);
    expect(told.map(({ subject }) => subject)).toContain(
      'Nobody answered your request for a plumber',
    );

    expect(await giveImages(sita, 'I was ill.')).toMatchObject({ body: { status: 'suspended' } });
    const [waiting] = await admin.send(listApplications, undefined, {
      query: { status: 'suspended' },
    });
    expect(waiting).toMatchObject({ handyman_id: sita.id, answered: true });
    expect(await seen(admin, sita.id)).toMatchObject({
      answer: 'I was ill.',
      decisions: ['restore', 'uphold'],
    });
  });

  test('is lifted by an admin, to what it was before: never verified stays unverified', async () => {
    const [ravi, sita, admin] = [await t.handyman(), await t.handyman(), await addOperatorTo(t)];
    await giveImages(ravi);
    await judge(admin, ravi.id, 'approve');
    for (const { id } of [ravi, sita]) {
      await suspend(admin, id);
      const { version } = await seen(admin, id);
      await admin.send(restoreProfessional, { version }, { params: { id } });
    }
    expect((await ownView(ravi))?.status).toBe('verified');
    expect((await ownView(sita))?.status).toBe('applied');
    expect(await seen(admin, ravi.id)).toMatchObject({
      decisions: ['suspend'],
      history: [
        { action: 'restore_professional' },
        { action: 'suspend_professional', reason: 'Three complaints this week.' },
        { action: 'approve_professional' },
        { action: 'see_identity_image' },
        { action: 'see_identity_image' },
      ],
    });
  });

  test('is not lifted to verified once the images were swapped: those are looked at first', async () => {
    const [ravi, admin] = [await t.handyman(), await addOperatorTo(t)];
    await giveImages(ravi);
    await judge(admin, ravi.id, 'approve');
    const restore = async () => {
      await suspend(admin, ravi.id);
      await sendForm(ravi, mendApplication, {}, { aadharFront: await picture('png', 'red') });
      const { version } = await seen(admin, ravi.id);
      await admin.send(restoreProfessional, { version }, { params: { id: ravi.id } });
      return (await ownView(ravi))?.status;
    };
    expect(await restore()).toBe('applied');
    const [waiting] = await admin.send(listApplications);
    expect(waiting).toMatchObject({ handyman_id: ravi.id, status: 'applied' });
    // Looked at and approved again, these are the images that count.
    await judge(admin, ravi.id, 'approve');
    await suspend(admin, ravi.id);
    const { version } = await seen(admin, ravi.id);
    await admin.send(restoreProfessional, { version }, { params: { id: ravi.id } });
    expect((await ownView(ravi))?.status).toBe('verified');
  });

  test('stands when an admin turns the answer down: told with the reason, and not answered again for 30 days', async () => {
    const [ravi, admin] = [await t.handyman({ language: 'hi' }), await addOperatorTo(t)];
    await suspend(admin, ravi.id);
    await ravi.send(mendApplication, { answer: 'मैं बीमार था।' });
    const support = await addOperatorTo(t, 'support');
    expect((await judge(support, ravi.id, 'uphold', 'No.')).status).toBe(403);
    expect((await judge(admin, ravi.id, 'uphold', 'चार ग्राहकों ने यही बताया है।')).status).toBe(200);
    expect(await admin.send(listApplications)).toEqual([]);
    const own = await ownView(ravi);
    expect(own).toMatchObject({
      status: 'suspended',
      reason: 'चार ग्राहकों ने यही बताया है।',
      answer: null,
      waitingSince: null,
    });
    const days = (Date.parse(own?.appealFrom ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(appealDays);
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject === 'हमने आपका जवाब पढ़ लिया है');
    expect([mail?.to.address, mail?.text]).toEqual([
      ravi.email,
      expect.stringContaining('वजह: चार ग्राहकों ने यही बताया है।'),
    ]);
    // Neither words nor images stand at the head of the queue again.
    for (const again of [
      await ravi.try(mendApplication, { answer: 'फिर से' }),
      await giveImages(ravi),
    ]) {
      expect(again).toMatchObject({ status: 409, body: { code: 'appeal_later' } });
    }
    expect(await seen(admin, ravi.id)).toMatchObject({
      decisions: ['restore'],
      history: [{ action: 'uphold_professional', answer: 'मैं बीमार था।' }, {}],
    });
    await passLong(t, appealDays * 24 * 60);
    expect(await ravi.send(mendApplication, { answer: 'फिर से' })).toMatchObject({
      status: 'suspended',
    });
    expect(await admin.send(listApplications)).toMatchObject([{ handyman_id: ravi.id }]);
  });

  test('is not for support, who are not offered it either', async () => {
    const [ravi, support] = [await t.handyman(), await addOperatorTo(t, 'support')];
    const { version, decisions } = await seen(support, ravi.id);
    expect(decisions).toEqual(['approve', 'refuse']);
    const params = { id: ravi.id };
    for (const call of [suspendProfessional, restoreProfessional]) {
      const tried = await support.try(call, { reason: 'No.', version }, { params });
      expect(tried.status).toBe(403);
    }
  });
});
