import { beforeEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  jobStartOtp,
} from '#contract/booking.ts';
import { endJob } from '#contract/booking-ending.ts';
import { getToday } from '#contract/console.ts';
import { listAudit } from '#contract/operator.ts';
import {
  listApplications,
  mendApplication,
  restoreProfessional,
  suspendProfessional,
} from '#contract/verification.ts';
import { appealDays } from '#domain/verification.ts';
import { listAttention } from '../console/today-store.ts';
import { applyListing } from '../db/listing.ts';
import { useApp } from '../testing/app.ts';
import { giveImages, judge, ownView, seen, suspend } from '../testing/applications.ts';
import { picture, sendForm } from '../testing/forms.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';
import { passLong } from '../testing/rating.ts';

const t = useApp();

beforeEach(() => applyListing(t.database, false));

describe('§12 a suspension', () => {
  test('cancels what has not begun: the customer reads that they cannot come, and not why', async () => {
    const [job, admin] = [await agree(t), await addOperatorTo(t)];
    await job.pay('tok_visa');
    const startCode = t.lastCode();
    await suspend(admin, job.ravi.id);
    const begun = await job.ravi.try(jobStartOtp, { otp: startCode, email: job.asha.email });
    expect(begun.status).toBe(400);
    await t.runJobs();
    await t.runJobs();
    const at = { params: { id: job.id } };
    expect(await job.asha.send(getBooking, undefined, at)).toMatchObject({
      state: 'cancelled',
      endedBy: 'operator',
      reason: 'cannot_come',
      paymentState: 'refunded',
    });
    const mails = t.mails.filter(({ to }) => to.address === job.asha.email);
    const told = mails.filter(({ subject }) => subject.includes('LocalHands has ended'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('cannot come');
    expect(mails.some(({ text }) => text.includes('complaints'))).toBe(false);
    const query = { subject: job.id, action: 'end_booking' };
    expect(await admin.send(listAudit, undefined, { query })).toMatchObject([
      { details: { before: { booking: 'accepted' }, after: { booking: 'cancelled' } } },
    ]);
  });

  test('leaves a job that has begun, and puts it before the operators', async () => {
    const [job, admin] = [await agree(t), await addOperatorTo(t)];
    await job.ravi.send(jobStartOtp, { otp: t.lastCode(), email: job.asha.email });
    expect(await listAttention(t.database, 'suspended')).toEqual([]);
    await suspend(admin, job.ravi.id);
    expect((await job.read()).state).toBe('started');
    expect((await admin.send(getToday)).attention).toMatchObject([
      { kind: 'suspended', booking_id: job.id },
    ]);
    const ending = { outcome: 'cancelled', reason: 'They should not be there.' } as const;
    await admin.send(endJob, ending, { params: { id: job.id } });
    expect((await job.read()).state).toBe('cancelled');
  });

  test('ends open requests, and takes an answer', async () => {
    const admin = await addOperatorTo(t);
    const [neha, sita] = [await t.user(), await t.handyman()];
    await neha.send(createNotification, { ...pune, user_id: neha.id, handyman_id: sita.id });
    await suspend(admin, sita.id);
    const accepted = await sita.try(acceptNotification, { handyman_id: sita.id });
    expect(accepted.status).toBe(409);
    // The job of expiry ends it, then the mail is due.
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
    // After another look and approval, these images are the verified ones.
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
    // Neither an answer nor images move the application to the head of the queue.
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
