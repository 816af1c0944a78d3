import { describe, expect, test } from 'vitest';
import { listAudit } from '#contract/operator.ts';
import {
  exportProfessionals,
  listApplications,
  listProfessionals,
  lookAtAadhar,
  mendApplication,
} from '#contract/verification.ts';
import { useApp } from '../testing/app.ts';
import { giveImages, judge, seen } from '../testing/applications.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

describe('§12 what operators see', () => {
  test('is one queue, the longest wait first, page by page', async () => {
    const men = [await t.handyman(), await t.handyman(), await t.handyman()];
    const admin = await addOperatorTo(t);
    await judge(admin, men[1]?.id ?? '', 'refuse', 'No images.');
    const walk = async (query: Record<string, string | number>) => {
      const { body, headers } = await admin.try(listApplications, undefined, { query });
      const next = /cursor=([^&>]+)/.exec(String(headers['link'] ?? ''))?.[1];
      const ids = (body as unknown as { handyman_id: string }[]).map((one) => one.handyman_id);
      return { ids, next };
    };
    const first = await walk({ limit: 1 });
    expect(first.ids).toEqual([men[0]?.id]);
    const second = await walk({ limit: 1, cursor: first.next ?? '' });
    expect(second.ids).toEqual([men[2]?.id]);
    expect((await walk({ limit: 5, status: 'refused' })).ids).toEqual([]);
    await men[1]?.send(mendApplication, { answer: 'Which images?' });
    expect((await walk({ limit: 5, status: 'refused' })).ids).toEqual([men[1]?.id]);
  });

  test('is an identity image only with a reason, which the audit log keeps', async () => {
    const [ravi, meera] = [await t.handyman(), await addOperatorTo(t, 'support')];
    await giveImages(ravi);
    const params = { id: ravi.id };
    const look = { side: 'aadharFront', reason: 'Checking the application' };
    expect((await meera.try(lookAtAadhar, { side: 'aadharFront' }, { params })).status).toBe(400);
    const { status, headers } = await meera.raw('POST', lookAtAadhar.path.replace(':id', ravi.id), {
      payload: JSON.stringify(look),
      headers: { 'content-type': 'application/json' },
    });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    const query = { subject: ravi.id, action: 'see_identity_image' };
    const log = await meera.send(listAudit, undefined, { query });
    expect(log).toMatchObject([
      { action: 'see_identity_image', reason: look.reason, details: { side: 'aadharFront' } },
    ]);
    const none = { side: 'aadharFront', reason: 'Curious' };
    const other = await t.handyman();
    expect((await meera.try(lookAtAadhar, none, { params: { id: other.id } })).status).toBe(404);
  });

  test('is found by name, email, phone and id, filtered, sorted and paged', async () => {
    const names = ['Zoya 100% Khan', 'anil kumar', 'Meena Das'];
    const men: Person[] = [];
    for (const name of names) men.push(await t.handyman({ name }));
    const electrician = await t.handyman({ name: 'Bijli Rao', services: 'Electrician' });
    const admin = await addOperatorTo(t);
    const find = async (query: Record<string, string>) =>
      (await admin.send(listProfessionals, undefined, { query })).map(({ name }) => name);
    expect(await find({ q: 'ANIL' })).toEqual(['anil kumar']);
    expect(await find({ q: '100%' })).toEqual(['Zoya 100% Khan']);
    expect(await find({ q: men[2]?.email ?? '' })).toEqual(['Meena Das']);
    expect(await find({ q: men[2]?.id ?? '' })).toEqual(['Meena Das']);
    const { phone } = await seen(admin, men[2]?.id ?? '');
    expect(await find({ q: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` })).toEqual(['Meena Das']);
    expect(await find({ service: 'electrician' })).toEqual(['Bijli Rao']);
    await judge(admin, electrician.id, 'refuse', 'No images.');
    expect(await find({ status: 'refused' })).toEqual(['Bijli Rao']);
    for (const sort of ['newest', 'oldest', 'name', 'jobs']) {
      const whole = await find({ sort });
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { sort, limit: 1, ...(cursor === undefined ? {} : { cursor }) };
        const { body, headers } = await admin.try(listProfessionals, undefined, { query });
        paged.push(...(body as unknown as { name: string }[]).map(({ name }) => name));
        cursor = /cursor=([^&>]+)/.exec(String(headers['link'] ?? ''))?.[1];
      } while (cursor !== undefined);
      expect([sort, paged]).toEqual([sort, whole]);
    }
    expect(await find({ sort: 'name' })).toEqual([
      'anil kumar',
      'Bijli Rao',
      'Meena Das',
      'Zoya 100% Khan',
    ]);
  });

  test('leaves as CSV with a reason, for admins, and runs nothing in a spreadsheet', async () => {
    await t.handyman({ name: '=cmd|A' });
    const admin = await addOperatorTo(t);
    expect((await admin.try(exportProfessionals, {})).status).toBe(400);
    const { status, headers, body } = await admin.raw('POST', exportProfessionals.path, {
      payload: JSON.stringify({ reason: 'Monthly report' }),
      headers: { 'content-type': 'application/json' },
    });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(body).toContain("'=cmd|A");
    expect(body.split('\r\n')[0]).toContain('Joined (IST)');
    expect(body).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,0,/);
    const [entry] = await admin.send(listAudit, undefined, { query: { subject: 'list' } });
    expect(entry).toMatchObject({
      action: 'export_professionals',
      reason: 'Monthly report',
      details: { rows: 1 },
    });
  });
});
