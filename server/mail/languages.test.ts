import { expect, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  jobStartOtp,
  rejectNotification,
  renewStartCode,
} from '#contract/booking.ts';
import { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { config } from '#contract/payment.ts';
import { mailUserLoginCode } from '#contract/user.ts';
import { withCheckDigit } from '#domain/aadhaar.ts';
import { closeAfterHours } from '#domain/cancellation.ts';
import { languages } from '#domain/language.ts';
import type { Language } from '#domain/language.ts';
import { presence } from '#domain/presence.ts';
import { pushLimits } from '#domain/push.ts';
import type { Mail } from '../ports/mail.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword, handymanForm, pune, signUpHandyman, signUpUser } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

const ask = async (customer: Person, handyman: Person): Promise<string> => {
  const wish = { ...pune, user_id: customer.id, handyman_id: handyman.id };
  return (await customer.send(createNotification, wish)).notification_id;
};

const agree = async (customer: Person, handyman: Person): Promise<string> => {
  const id = await ask(customer, handyman);
  await handyman.send(acceptNotification, { handyman_id: handyman.id, notification_id: id });
  return id;
};

const pay = (customer: Person, booking_id: string, token: string) =>
  customer.send(config, { booking_id, token: { id: token } });

const cancel = (who: Person, id: string) => who.send(cancelBooking, undefined, { params: { id } });

const aadharNumber = withCheckDigit('25555555555');

/** Two sign up with one Aadhaar number. */
const signUpTwice = async (language: Language): Promise<void> => {
  for (const status of [200, 409]) {
    const browser = t.client();
    browser.cookies.set('lang', language);
    const form = { ...handymanForm({ name: 'Ravi' }), aadharNumber };
    await browser.send(signupHandyman, { email: form.email });
    const answer = await browser.try(verifyHandyman, { ...form, otp: t.lastCode() });
    expect(answer.status).toBe(status);
  }
};

/** Goes through everything that mails tell of. */
const liveThrough = async (language: Language): Promise<readonly Mail[]> => {
  const customer = () => signUpUser(t, { language, username: 'Asha' });
  const handyman = () => signUpHandyman(t, { language, name: 'Ravi' });
  const [asha, neha, meera] = [await customer(), await customer(), await customer()];
  const [ravi, mohan] = [await handyman(), await handyman()];

  await ask(neha, ravi);
  const paid = await agree(asha, ravi);
  await asha.send(renewStartCode, {}, { params: { id: paid } });
  await pay(asha, paid, 'tok_visa');
  await cancel(asha, paid);

  await ask(meera, mohan);
  await mohan.send(rejectNotification, { handyman_id: mohan.id });
  const unlucky = await agree(meera, ravi);
  await pay(meera, unlucky, 'tok_refundFail');
  await cancel(ravi, unlucky);

  await ask(neha, mohan);
  await t.passMinutes(pushLimits.mailAfterMinutes);
  await t.runJobs();
  await t.runJobs();
  await t.passMinutes(10);
  await t.runJobs();

  await agree(neha, mohan);
  await mohan.send(jobStartOtp, { otp: t.lastCode(), email: neha.email });
  await asha.send(mailUserLoginCode, { email: asha.email });
  await signUpTwice(language);
  // Before a day passes: what they tell would be of no use any more.
  await t.runJobs();
  await t.passMinutes(closeAfterHours * 60);
  await t.runJobs();
  await t.runJobs();
  await t.passMinutes(presence.offlineAfterMinutes);
  await t.runJobs();
  await (await customer()).send(deleteAccount, { currentPassword: goodPassword });
  await t.runJobs();
  await t.runJobs();
  return [...t.mails];
};

const subjects = {
  en: [
    'Your LocalHands code',
    'Your LocalHands login code',
    'Somebody tried to sign up with your details',
    'Your plumber is coming',
    'Your new start code',
    'Your request for a plumber was declined',
    'Nobody answered your request for a plumber',
    'Your plumber had to cancel',
    'Your job was cancelled',
    'Your job was closed as done',
    'Receipt … from LocalHands',
    'Your money is on its way back',
    'Your refund did not arrive',
    'A new request for a plumber',
    'Are you still there?',
    'You are offline now',
    'Your LocalHands account is deleted',
  ],
  hi: [
    'आपका LocalHands कोड',
    'आपका LocalHands लॉग इन कोड',
    'किसी ने आपकी जानकारी से खाता बनाने की कोशिश की',
    'प्लंबर: आपकी रिक्वेस्ट मंज़ूर हुई',
    'आपका नया स्टार्ट कोड',
    'प्लंबर: आपकी रिक्वेस्ट मंज़ूर नहीं हुई',
    'प्लंबर: आपकी रिक्वेस्ट का जवाब नहीं आया',
    'प्लंबर: कारीगर को बुकिंग रद्द करनी पड़ी',
    'आपका काम रद्द हुआ',
    'आपका काम पूरा मानकर बंद किया गया',
    'LocalHands की रसीद …',
    'आपके पैसे वापस आ रहे हैं',
    'आपके पैसे वापस नहीं पहुँचे',
    'प्लंबर: नई रिक्वेस्ट',
    'क्या आप अभी भी काम के लिए तैयार हैं?',
    'अब आप ऑफ़लाइन हैं',
    'आपका LocalHands खाता हटा दिया गया है',
  ],
} satisfies Record<Language, readonly string[]>;

const receipt = /LH-\w+-\d+/g;

/** What is the same in every language: links, numbers of receipts, names and what is only ever said in Latin. */
const alike = /https?:\/\/\S+|LH-\w+-\d+|\b(?:Asha|Ravi|LocalHands|GST|LH)\b/g;

const foreign = { en: /\p{Script=Devanagari}+/u, hi: /\p{Script=Latin}+/u } as const;

/** What people read of the HTML part. */
const shownOf = (html: string) =>
  html.replaceAll(/ style="[^"]*"/g, '').replaceAll(/<[^>]*>/g, '\n');

test.each(languages)(
  'in %s every mail is written, and nothing in it is in another language',
  async (language) => {
    const mails = await liveThrough(language);
    const seen = new Set(mails.map(({ subject }) => subject.replaceAll(receipt, '…')));
    expect([...seen].toSorted()).toEqual(subjects[language].toSorted());
    for (const { subject, text, html } of mails) {
      for (const part of [subject, text, shownOf(html)]) {
        const left = part.replaceAll(alike, '');
        expect({ subject, other: foreign[language].exec(left)?.[0] }).toEqual({ subject });
      }
      expect(html).toContain(`<html lang="${language}">`);
    }
  },
);

test('each of the two is written to in their own language', async () => {
  const [asha, ravi] = [await signUpUser(t), await signUpHandyman(t, { language: 'hi' })];
  await cancel(asha, await agree(asha, ravi));
  await t.runJobs();
  const of = ({ email }: Person) =>
    new Set(t.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject));
  expect(of(asha)).toEqual(new Set(['Your LocalHands code', 'Your plumber is coming']));
  expect(of(ravi)).toEqual(new Set(['आपका LocalHands कोड', 'आपका काम रद्द हुआ']));
});
