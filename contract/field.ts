import { z } from 'zod';
import { isAadhaar, plainAadhaar } from '#domain/aadhaar.ts';
import { codeLength, isCode } from '#domain/code.ts';
import { limits, refusals } from '#domain/limits.ts';
import { isPhone, phoneRefusal, plainPhone } from '#domain/phone.ts';
import { nameFault } from '#domain/name.ts';
import type { NameFault } from '#domain/name.ts';
import { tidyDegrees } from '#domain/place.ts';

/**
 * Postgres cannot keep NUL, half a surrogate pair would come back as another character, and a byte order mark
 * at the beginning would not come back at all from the embedded database.
 */
const isStorable = (text: string) =>
  !text.includes('\0') && text.isWellFormed() && !text.startsWith('\uFEFF');

export const storable = (what: string) =>
  z
    .string({ error: `${what} must be text.` })
    .refine(isStorable, { error: `${what} contains characters that cannot be kept.`, abort: true });

/** Text people write: kept exactly as it came, but never blank. */
export const text = (what: string, most: number) =>
  storable(what)
    .max(most, { error: `${what} can have at most ${most} characters.` })
    .refine((value) => value.trim() !== '', { error: `${what} is missing.` });

/** One line of text. */
export const line = (what: string, most: number) =>
  text(what, most).refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), {
    error: `${what} must be a single line.`,
  });

const nameWords: Readonly<Record<NameFault, string>> = {
  hidden: 'Your name contains characters that cannot be seen. Please type it again.',
  no_letter: 'Enter your name with at least one letter.',
  link: 'Your name cannot contain a web or email address.',
};

/** §5: what somebody is called, as others will read it. */
export const personName = line('Your name', limits.name).superRefine((value, context) => {
  const fault = nameFault(value);
  if (fault !== undefined) context.addIssue({ code: 'custom', message: nameWords[fault] });
});

export const id = z.uuid({ error: 'This is not a valid id.' });

/** Plain addresses only: no names, groups, comments or lists that a mailer might read as more people. */
export const email = z
  .string({ error: 'Enter your email address.' })
  .max(limits.email, { error: 'This email address is too long.' })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email({ error: refusals.email }));

/** What a login form sends; only signup says what a good password is. */
export const givenPassword = z
  .string({ error: 'Enter your password.' })
  .min(1, { error: 'Enter your password.' })
  .max(1024, { error: 'This password is too long.' });

export const newPassword = z
  .string({ error: 'Choose a password.' })
  .min(limits.password.least, { error: refusals.shortPassword })
  .max(limits.password.most, {
    error: `Choose a password of at most ${limits.password.most} characters.`,
  });

/** Number inputs send numbers, text inputs send text: both are digits here. */
const digits = (what: string, length: number) =>
  z
    .union([z.string().max(limits.typedDigits), z.int().nonnegative()], { error: `Enter ${what}.` })
    .transform((value) =>
      typeof value === 'number' ? String(value).padStart(length, '0') : value.trim(),
    );

/** An Indian mobile number, with or without +91 or a leading 0; kept as its ten digits. */
export const phone = digits('your phone number', 10)
  .transform(plainPhone)
  .refine(isPhone, { error: phoneRefusal });

export const code = digits('the six-digit code', codeLength).refine(isCode, {
  error: 'The code has six digits.',
});

export const aadhaar = digits('your Aadhar number', 12)
  .transform(plainAadhaar)
  .refine(isAadhaar, { error: refusals.aadhaar });

const degrees = (what: string, limit: number) =>
  z
    .number({ error: `${what} must be a number.` })
    .min(-limit, { error: `${what} must be between -${limit} and ${limit}.` })
    .max(limit, { error: `${what} must be between -${limit} and ${limit}.` })
    .transform(tidyDegrees);

export const lat = degrees('Latitude', 90);
export const long = degrees('Longitude', 180);

/** Form fields and query strings carry numbers as text. */
export const fromText = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    schema,
  );

/** §3: matched whatever the case to what the catalogue has, which only the server knows. */
export const serviceName = z
  .string({ error: 'Choose a service.' })
  .max(60, { error: 'Choose a service.' });

export const pageLimit = (most: number, usual: number) =>
  fromText(
    z
      .int({ error: 'The limit must be a whole number.' })
      .min(1, { error: 'The limit must be at least 1.' })
      .max(most, { error: `The limit can be at most ${most}.` }),
  ).default(usual);

export const cursor = z.string().max(300, { error: 'This cursor is not one of ours.' });

export const msg = z.string();

/** §9: until another signup code can be sent. */
export const resendAfter = z
  .int()
  .optional()
  .meta({ description: 'Seconds until another code can be sent.' });
export const instant = z.iso.datetime();
export const indianInstant = z.iso.datetime({ offset: true });
