import { z } from 'zod';
import { later } from '#domain/slots.ts';
import { isAadhaar, plainAadhaar } from '#domain/aadhaar.ts';
import { codeLength, isCode } from '#domain/code.ts';
import { limits } from '#domain/limits.ts';
import { isPhone, plainPhone } from '#domain/phone.ts';
import { nameFault } from '#domain/name.ts';
import { tidyDegrees } from '#domain/place.ts';
import { fault } from './fault.ts';
import type { Faults, Written } from './fault.ts';

/**
 * Postgres cannot keep NUL, half a surrogate pair would come back as another character, and a byte order mark
 * at the beginning would not come back at all from the embedded database.
 */
const isStorable = (text: string) =>
  !text.includes('\0') && text.isWellFormed() && !text.startsWith('\uFEFF');

export const storable = (what: Written) =>
  z
    .string({ error: fault('notText', what) })
    .refine(isStorable, { error: fault('unkeepable', what), abort: true });

/** Text people write: stored exactly as it came, but never blank. */
export const text = (what: Written, most: number) =>
  storable(what)
    .max(most, { error: fault('tooLong', what, most) })
    .refine((value) => value.trim() !== '', { error: fault('missing', what) });

/** One line of text. */
export const line = (what: Written, most: number) =>
  text(what, most).refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), {
    error: fault('severalLines', what),
  });

/** §5: a person's name, as others will read it. */
export const personName = line('name', limits.name).superRefine((value, context) => {
  const why = nameFault(value);
  if (why !== undefined) context.addIssue({ code: 'custom', message: fault('name', why) });
});

/** An opaque value that programs pass on, such as a token. */
export const word = (most: number) => z.string().max(most);

/** A search text. Characters that cannot be stored cannot be found either: they are left out. */
export const search = z
  .string({ error: fault('choice') })
  .max(limits.search, { error: fault('choice') })
  .transform((typed) => typed.replaceAll('\0', '').toWellFormed().trim());

export const id = z.uuid({ error: fault('id') });

/** Plain addresses only: no names, groups, comments or lists that a mailer might read as more people. */
export const email = z
  .string({ error: fault('noEmail') })
  .max(limits.email, { error: fault('longEmail') })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email({ error: fault('email') }));

/** What a login form sends; the rules for a new password apply at signup only. */
export const givenPassword = z
  .string({ error: fault('noPassword') })
  .min(1, { error: fault('noPassword') })
  .max(1024, { error: fault('longPassword') });

export const newPassword = z
  .string({ error: fault('noNewPassword') })
  .min(limits.password.least, { error: fault('shortPassword', limits.password.least) })
  .max(limits.password.most, { error: fault('longNewPassword', limits.password.most) });

/** Number inputs send numbers, text inputs send text: both are digits here. */
const digits = (what: Faults['noDigits'][0], length: number) =>
  z
    .union([z.string().max(limits.typedDigits), z.int().nonnegative()], {
      error: fault('noDigits', what),
    })
    .transform((value) =>
      typeof value === 'number' ? String(value).padStart(length, '0') : value.trim(),
    );

/** An Indian mobile number, with or without +91 or a leading 0; stored as its ten digits. */
export const phone = digits('phone', 10)
  .transform(plainPhone)
  .refine(isPhone, { error: fault('phone') });

export const code = digits('code', codeLength).refine(isCode, { error: fault('code') });

export const aadhaar = digits('aadhaar', 12)
  .transform(plainAadhaar)
  .refine(isAadhaar, { error: fault('aadhaar') });

const degrees = (what: 'lat' | 'long', limit: number) =>
  z
    .number({ error: fault('notNumber', what) })
    .min(-limit, { error: fault('outOfRange', what, limit) })
    .max(limit, { error: fault('outOfRange', what, limit) })
    .transform(tidyDegrees);

export const lat = degrees('lat', 90);
export const long = degrees('long', 180);

/** Form fields and query strings carry numbers as text. */
export const fromText = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    schema,
  );

/** §3: matched whatever the case to what the catalogue has, which only the server knows. */
export const serviceName = z
  .string({ error: fault('service') })
  .max(60, { error: fault('service') });

export const pageLimit = (most: number, usual: number) =>
  fromText(
    z
      .int({ error: fault('limitNotWhole') })
      .min(1, { error: fault('limitTooSmall') })
      .max(most, { error: fault('limitTooLarge', most) }),
  ).default(usual);

export const cursor = z.string().max(300, { error: fault('cursor') });

/** The message of a reply: in the reader's language where a screen shows it, otherwise in English. */
export const msg = z.string();

/** §9: until another signup code can be sent. */
export const resendAfter = z
  .int()
  .optional()
  .meta({ description: 'Seconds until another code can be sent.' });
export const instant = z.iso.datetime();
export const indianInstant = z.iso.datetime({ offset: true });

/** §14: how to reach a person stands on their page, and that it was opened in the audit log. */
export const masked = z.string().meta({ description: 'Masked.' });

/**
 * The years that the product can mean. Postgres has no year 0, what comes after the year 9999 is not written like this,
 * and neither can be reckoned with.
 */
const isMeant = (value: string): boolean => value.startsWith('20');

/** A calendar day in India, as it is asked for. */
export const askedDay = z.iso
  .date({ error: fault('day') })
  .refine(isMeant, { error: fault('day') })
  .meta({ description: 'Like 2026-03-31, from the year 2000 to 2099.' });

/** An instant, as it is asked for. */
export const askedInstant = (error: string) =>
  z.iso.datetime({ offset: true, error }).refine(isMeant, { error });

/** §27: when a later visit begins. */
export const startsAt = askedInstant(fault('start')).meta({
  description: `For a visit at a later time: on the half hour, at least ${later.noticeMinutes / 60} hours from now and within ${later.days} days in India. Without it the visit is for now.`,
});
