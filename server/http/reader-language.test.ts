import { expect, test } from 'vitest';
import { createNotification, getBooking, jobStartOtp, listBookings } from '#contract/booking.ts';
import { signupUser, verifyUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { agree } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

const english = {
  code: 'bad_input',
  msg: 'Enter an email address like name@example.com.',
  fields: { email: 'Enter an email address like name@example.com.' },
};
const hindi = {
  code: 'bad_input',
  msg: 'ईमेल ऐसे लिखें: name@example.com',
  fields: { email: 'ईमेल ऐसे लिखें: name@example.com' },
};
const inHindi = { headers: { 'accept-language': 'hi' } };

test.each([
  [{}, english],
  [{ 'accept-language': 'hi' }, hindi],
  [{ 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, hindi],
  [{ 'accept-language': 'mr-IN,en;q=0.8' }, english],
  [{ cookie: 'lang=hi' }, hindi],
  [{ cookie: 'a=b; lang=hi; c=d' }, hindi],
  // What was chosen on our pages wins over the browser's settings.
  [{ cookie: 'lang=en', 'accept-language': 'hi' }, english],
  [{ cookie: 'lang=hi', 'accept-language': 'en' }, hindi],
  [{ cookie: 'lang=tlh', 'accept-language': 'hi' }, hindi],
  [{ cookie: 'slang=hi' }, english],
])('with %j a refusal is in the language of its reader', async (headers, body) => {
  const answer = await t.client().try(signupUser, { email: 'asha@home' }, { headers });
  expect(answer).toMatchObject({ status: 400, body });
});

test('every field is refused in the same language', async () => {
  const { body } = await t.client().try(verifyUser, { ...pune, username: ' ', lat: 91 }, inHindi);
  expect(body.fields).toEqual({
    contactNumber: 'अपना फ़ोन नंबर लिखें।',
    otp: 'छह अंकों का कोड लिखें।',
    email: 'अपना ईमेल लिखें।',
    username: 'अपना नाम लिखें।',
    password: 'एक पासवर्ड चुनें।',
    lat: 'अक्षांश (latitude) -90 और 90 के बीच होना चाहिए।',
  });
});

test('what the schema library has words for itself is refused in one language too', async () => {
  const asha = await t.user();
  const ask = (language: string) => {
    asha.cookies.set('lang', language);
    return asha.raw('GET', `${listBookings.path}?cursor=a&cursor=b`, {});
  };
  expect((await ask('en')).body).toContain('Invalid input');
  const { status, body } = await ask('hi');
  expect([status, JSON.parse(body)]).toMatchObject([
    400,
    { code: 'bad_input', msg: 'यह ठीक नहीं है। जाँचकर फिर भेजें।' },
  ]);
});

test.each([
  ['an address that is nothing', 'GET', '/api/nothing', {}, 404, 'यहाँ कुछ नहीं है।'],
  ['an address that cannot be read', 'GET', '/api/%', {}, 400, 'यह रिक्वेस्ट पढ़ी नहीं जा सकी।'],
  [
    'another site',
    'POST',
    signupUser.path,
    { origin: 'https://evil.example' },
    403,
    'यह रिक्वेस्ट किसी दूसरी साइट से आई',
  ],
  [
    'no JSON',
    'POST',
    signupUser.path,
    { 'content-type': 'text/css' },
    415,
    'यह रिक्वेस्ट application/json में भेजें।',
  ],
  ['a stranger', 'GET', listBookings.path, {}, 401, 'पहले लॉग इन करें'],
] as const)('what is refused early knows its reader: %s', async (...given) => {
  const [, method, url, headers, status, msg] = given;
  const answer = await t.client().raw(method, url, {
    headers: { ...headers, cookie: 'lang=hi' },
    ...(method === 'POST' ? { payload: '{}' } : {}),
  });
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(msg);
});

test('a role, a code and a busy handyman in Hindi', async () => {
  const { asha, ravi } = await agree(t);
  const start = { otp: '000000', email: asha.email };
  asha.cookies.set('lang', 'hi');
  ravi.cookies.set('lang', 'hi');
  expect((await asha.try(jobStartOtp, start)).body).toMatchObject({
    code: 'wrong_role',
    msg: 'यह कारीगरों के लिए है। आगे बढ़ने के लिए कारीगर के खाते से लॉग इन करें।',
  });
  expect((await ravi.try(jobStartOtp, start)).body).toMatchObject({
    code: 'wrong_code',
    msg: 'यह कोड सही नहीं है। जाँचकर फिर कोशिश करें।',
    fields: { otp: 'यह कोड सही नहीं है।' },
  });
  const again = { ...pune, user_id: asha.id, handyman_id: ravi.id };
  expect((await asha.try(createNotification, again)).body).toMatchObject({
    code: 'busy',
    msg: 'ये अभी किसी काम पर हैं। किसी और को चुनें।',
  });
});

test('what a screen shows of a payment, refused or not', async () => {
  const job = await agree(t);
  job.asha.cookies.set('lang', 'hi');
  const why = 'इस कार्ड में काफ़ी पैसे नहीं हैं। दूसरा कार्ड आज़माएँ।';
  expect(await job.pay('tok_chargeDeclinedInsufficientFunds')).toMatchObject({
    status: 402,
    body: { msg: why, decline_code: 'insufficient_funds' },
  });
  const params = { id: job.id };
  expect(await job.asha.send(getBooking, undefined, { params })).toMatchObject({
    paymentProblem: why,
  });
  job.asha.cookies.set('lang', 'en');
  expect(await job.asha.send(getBooking, undefined, { params })).toMatchObject({
    paymentProblem: 'There is not enough money on this card. Please try another card.',
  });
  job.asha.cookies.set('lang', 'hi');
  expect((await job.pay('tok_visa')).body.msg).toBe('भुगतान हो गया');
  expect((await job.cancel()).body.msg).toBe('बुकिंग रद्द हुई।');
});
