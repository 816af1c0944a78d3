import { afterEach, expect, test, vi } from 'vitest';
import { cancelBooking } from '#contract/booking.ts';
import { getAllHandyman, verifyHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { Refused, send, sendPage } from './api.ts';

const answering = (status: number, body: string, headers: Record<string, string> = {}) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const credentials = { email: 'asha@example.com', password: 'secret-enough' };

test('a call is sent to its path with its parameters, query and body', async () => {
  const fetched = answering(200, '{"msg":"ok"}');
  await send(cancelBooking, { params: { id: 'a/b' } });
  await send(getAllHandyman, { query: { service: 'Garbage Collector', limit: 1 } });
  await send(loginUser, { body: credentials });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/bookings/a%2Fb/cancel',
    '/api/handyman/getallhandyman?service=Garbage+Collector&limit=1',
    '/api/user/login',
  ]);
  expect(fetched.mock.calls[2]?.[1]?.body).toBe(JSON.stringify(credentials));
});

test('files travel as a form, and only then', async () => {
  const fetched = answering(200, '{"msg":"ok"}');
  const file = new File(['x'], 'front.png', { type: 'image/png' });
  await send(verifyHandyman, { files: { aadharFront: file, aadharBack: undefined } });
  const body = fetched.mock.calls[0]?.[1]?.body;
  expect(body).toBeInstanceOf(FormData);
  expect([...(body as FormData).keys()]).toEqual(['aadharFront']);
});

test('a refusal carries the sentence, the fields and when to try again', async () => {
  answering(429, '{"msg":"Wait a little.","code":"too_many","fields":{"email":"Busy"}}', {
    'retry-after': '12',
  });
  const refused = await send(loginUser, { body: credentials }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({
    status: 429,
    message: 'Wait a little.',
    code: 'too_many',
    fields: { email: 'Busy' },
    retryAfter: 12,
  });
});

test('an answer that is not JSON is a refusal a person can read', async () => {
  answering(502, '<html>');
  await expect(send(loginUser, { body: credentials })).rejects.toThrow('went wrong on our side');
});

test('offline nothing is sent, and the refusal says so', async () => {
  const fetched = answering(200, '{"msg":"ok"}');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(send(loginUser, { body: credentials })).rejects.toMatchObject({
    code: 'offline',
    message: 'You are offline. Nothing was sent; try again when you are connected.',
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('what is not a success is logged by call and status, without anything about a person', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  answering(409, '{"msg":"Somebody was first.","code":"taken"}');
  await send(cancelBooking, { params: { id: 'secret' } }).catch(() => undefined);
  answering(200, '<html>');
  await send(loginUser, { body: credentials }).catch(() => undefined);
  expect(logged.mock.calls.flat()).toEqual([
    'POST /api/bookings/:id/cancel: 409',
    'POST /api/user/login: 200, not readable as JSON',
  ]);
});

test('no answer at all says so', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')));
  await expect(send(loginUser, { body: credentials })).rejects.toThrow('cannot reach LocalHands');
});

test('the next page is where the Link header says', async () => {
  answering(200, '[]', { link: '</api/handyman/getallhandyman?cursor=abc>; rel="next"' });
  const page = await sendPage(getAllHandyman, { query: {} });
  expect(page).toEqual({ items: [], next: '/api/handyman/getallhandyman?cursor=abc' });
});
