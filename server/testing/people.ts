import { withCheckDigit } from '#domain/aadhaar.ts';
import type { Language } from '#domain/language.ts';
import { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { signupUser, verifyUser } from '#contract/user.ts';
import type { Client } from './client.ts';

export type Person = Client & { readonly id: string; readonly email: string };

/** The language chosen on our pages before signing up. */
type Choice = { language?: Language };

export type UserDraft = Choice & {
  email?: string;
  username?: string;
  contactNumber?: string;
  lat?: number;
  long?: number;
};
type FormDraft = {
  email?: string;
  name?: string;
  phone?: string;
  aadharNumber?: string;
  services?: string;
  address?: string;
  area?: string;
  city?: string;
  lat?: number;
  long?: number;
};

export type HandymanDraft = Choice & FormDraft;

let count = 0;

export const pune = { lat: 18.5204, long: 73.8567 };
export const goodPassword = 'a fine long password';

/** A new one each time, with its check digit. */
const freshAadhaar = (): string => withCheckDigit(`2${String(1_000_000_000 + ++count)}`);

/** Where people sign up: a browser, and the code that was mailed last. */
type SignupPlace = { client(): Client; lastCode(): string };

const browserOf = (test: SignupPlace, language: Language | undefined): Client => {
  const client = test.client();
  if (language) client.cookies.set('lang', language);
  return client;
};

export const userForm = (draft: Omit<UserDraft, 'language'> = {}) => {
  const n = (count += 1);
  return {
    username: `Customer ${n}`,
    email: `customer${n}@example.com`,
    password: goodPassword,
    contactNumber: `98${String(10_000_000 + n)}`,
    ...pune,
    ...draft,
  };
};

/** The usual signup: over HTTP, with the code from the mail. */
export const signUpUser = async (
  test: SignupPlace,
  { language, ...draft }: UserDraft = {},
): Promise<Person> => {
  const client = browserOf(test, language);
  const form = userForm(draft);
  await client.send(signupUser, { email: form.email });
  const { user_id } = await client.send(verifyUser, { ...form, otp: test.lastCode() });
  return { ...client, id: user_id, email: form.email };
};

export const handymanForm = (draft: FormDraft = {}) => {
  const n = (count += 1);
  return {
    services: 'Plumber',
    name: `Handyman ${n}`,
    email: `handyman${n}@example.com`,
    password: goodPassword,
    phone: `97${String(10_000_000 + n)}`,
    aadharNumber: freshAadhaar(),
    address: `${n} MG Road, Kothrud, Pune`,
    area: 'Kothrud',
    city: 'Pune',
    ...pune,
    ...draft,
  };
};

/** An IP of their own, because few professionals may join from one network. */
const fromHome = () => ({ headers: { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` } });

export const signUpHandyman = async (
  test: SignupPlace,
  { language, ...draft }: HandymanDraft = {},
): Promise<Person> => {
  const client = browserOf(test, language);
  const form = handymanForm(draft);
  await client.send(signupHandyman, { email: form.email });
  const body = { ...form, otp: test.lastCode() };
  const reply = await client.send(verifyHandyman, body, fromHome());
  return { ...client, id: reply.handyman_id, email: form.email };
};
