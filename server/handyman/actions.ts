import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import { verifyHandyman } from '#contract/handyman.ts';
import type { getHandyman } from '#contract/handyman.ts';
import { maskAadhaar } from '#domain/aadhaar.ts';
import { areaLine } from '#domain/area.ts';
import { servedContact } from '#domain/served-contact.ts';
import { instantInIndia } from '#domain/day.ts';
import { mostServed } from '#domain/handyman.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { catalogueWith, namedService } from '../catalogue/read-actions.ts';
import { emailTaken, refundSignup, refuseCommonPassword } from '../identity/account.ts';
import type { From } from '../identity/account.ts';
import {
  checkSignupCode,
  consumeSignupCode,
  refuseWrongSignupCode,
} from '../identity/signup-code.ts';
import type { CheckedSignup } from '../identity/signup-code.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { makeKnownDevice } from '../identity/known-device.ts';
import { limits, refund, spend } from '../identity/rate-limits.ts';
import { Problem, forbidden, notFound } from '../problem.ts';
import { addMailbox } from '../identity/mailbox-store.ts';
import { marksOf } from '../identity/sent-away.ts';
import { holdIfSuspended } from '../identity/suspension-store.ts';
import { startSession } from '../identity/session.ts';
import type { LoggedIn } from '../identity/session.ts';
import type { Sessions } from '../ports/sessions.ts';
import { refuseAadhaar } from './aadhaar-actions.ts';
import { reencode } from '../media/images.ts';
import { beginPresence, endPresence, findLeftAt } from './presence-store.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import {
  addAadhaarImage,
  addHandyman,
  countNewJobs,
  findAadhaarImage,
  findHandyman,
  findHandymanLogin,
  hasJobTogether,
  listAadhaarSides,
  listServed,
  moveAvailability,
  setHandymanLanguage,
} from './store.ts';
import type { HandymanRow, NewHandyman, ServedRow } from './store.ts';
import { toCard } from './presenter.ts';

export const handymanAccounts = {
  role: 'handyman',
  findByEmail: findHandymanLogin,
  setLanguage: setHandymanLanguage,
} as const;

const proof = verifyHandyman.body.pick({ email: true, otp: true });

/** The code is checked first: up to fifteen megabytes are read only for a client with a mailed code. */
export const checkBeforeFiles = async (
  deps: Deps,
  fields: Readonly<Record<string, unknown>>,
  asker: string | undefined,
): Promise<void> => {
  const { success, data } = proof.safeParse(fields);
  if (success) await refuseWrongSignupCode(deps, { ...data, role: 'handyman', asker });
};

/** Step 2: the code, the password and everything a customer will want to know of them. */
export const verify = async (
  deps: Deps,
  form: z.output<typeof verifyHandyman.body>,
  files: ReadonlyMap<string, Buffer>,
  { address, language, codeAsker: asker }: From,
): Promise<LoggedIn> => {
  const service = namedService(deps, 'services', form.services).id;
  refuseCommonPassword(form.password);
  const checked = await checkSignupCode(deps, { ...form, role: 'handyman', asker });
  await refundSignup(deps, address);
  await spend(deps, limits.handymenFromAddress, address, tooManyNew);
  try {
    const images = await sealImages(deps, address, files);
    return await join(deps, { ...form, service, language }, images, checked);
  } catch (error) {
    await refund(deps, limits.handymenFromAddress, address);
    throw error;
  }
};

const tooManyNew = (seconds: number): Problem =>
  new Problem(429, 'too_many_new', ({ handyman }) => handyman.tooManyNew(seconds), {
    retryAfterSeconds: seconds,
  });

type SealedImage = readonly [side: string, sealed: Buffer];

const sealImages = async (
  deps: Deps,
  address: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<SealedImage[]> => {
  const images: SealedImage[] = [];
  for (const [side, content] of files) {
    const image = await reencode(deps.images, { loggedIn: false, id: address }, side, content);
    images.push([side, deps.keys.seal(image)]);
  }
  return images;
};

const join = async (
  deps: Deps,
  form: z.output<typeof verifyHandyman.body> & Pick<NewHandyman, 'service' | 'language'>,
  images: readonly SealedImage[],
  checked: CheckedSignup,
): Promise<LoggedIn> => {
  const passwordHash = await deps.passwords.hash(form.password);
  const id = checked.reservedId;
  const aadhaarHash = deps.keys.hash('aadhaar', form.aadharNumber);
  try {
    return await deps.db.transaction(async (db) => {
      await consumeSignupCode(db, 'handyman', form.email, checked);
      await addHandyman(db, id, {
        ...form,
        passwordHash,
        area: areaLine(form, form),
        aadhaarLastFour: form.aadharNumber.slice(-4),
        aadhaarHash,
        profile: form.profile || null,
      });
      await addMailbox(db, 'handyman', mailboxOf(form.email), id);
      await holdIfSuspended(db, id, marksOf(deps.keys, { ...form, aadhaarHash }));
      await beginPresence(db, id);
      for (const [side, sealed] of images) await addAadhaarImage(db, id, side, sealed);
      const device = makeKnownDevice(deps, 'handyman', { id, passwordHash });
      const token = await startSession(db, 'handyman', id);
      return { id, token, device, language: form.language };
    });
  } catch (error) {
    const duplicate = duplicateOf(error);
    if (duplicate?.includes('aadhaar')) throw await refuseAadhaar(deps, form.aadharNumber, checked);
    if (duplicate !== undefined) throw emailTaken();
    throw error;
  }
};

type Profile = Omit<Replied<typeof getHandyman>, 'msg'>;

/** §6: the whole record to its owner; the card to customers; during a job also phone and place to its customer. */
export const read = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  words: Words,
): Promise<Profile> => {
  const own = sessions.handyman?.id === id;
  if (!own && !sessions.user) throw forbidden(({ handyman }) => handyman.onlyOwnProfile);
  const row = await findHandyman(deps.db, id);
  if (!row) throw notFound(({ handyman }) => handyman.gone);
  if (own) return readOwn(deps, row, words);
  const together = sessions.user && (await hasJobTogether(deps.db, id, sessions.user.id));
  const card = toCard(row, await catalogueWith(deps, [row.service, ...row.also]));
  if (!together) return card;
  // The home stays rounded: on the way the customer sees the place that is shared then.
  return { ...card, phone: row.phone };
};

const readOwn = async (deps: Deps, row: HandymanRow, words: Words): Promise<Profile> => {
  const sides = await listAadhaarSides(deps.db, row.id);
  const served = await listServed(deps.db, row.id, mostServed.own);
  return {
    ...toCard(row, await catalogueWith(deps, [row.service, ...row.also])),
    address: row.address,
    lat: row.lat,
    long: row.long,
    email: row.email,
    phone: row.phone,
    aadharNumber: maskAadhaar(row.aadhaar_last_four),
    aadharFront: sides.includes('aadharFront'),
    aadharBack: sides.includes('aadharBack'),
    online: row.online,
    setOfflineAt: row.online ? null : ((await findLeftAt(deps.db, row.id))?.toISOString() ?? null),
    paused: row.paused,
    application: {
      status: row.verification,
      listed: row.listed,
      reason: row.verification_reason,
      answer: row.verification_answer,
      waitingSince: row.verification_asked_at?.toISOString() ?? null,
      appealFrom: row.appeal_from?.toISOString() ?? null,
    },
    // Their own history shows the job at once; the public card counts it when it is paid.
    jobsDone: row.jobs_done + (await countNewJobs(deps.db, row.id)),
    usersSelected: served.map((one) => toServed(one, words)),
  };
};

/** §3: `createdAt` is the day of the job. §6: the contact is that of the job, for a while. */
const toServed = (row: ServedRow, words: Words) => {
  const { username, ...contact } = servedContact({
    daysOver: row.days_over,
    username: row.username,
    contact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
  });
  return {
    _id: row.user_id,
    username: nameIn(words, username),
    ...contact,
    service: row.service_name,
    createdAt: instantInIndia(row.done_at),
  };
};

/** Gives whether customers are shown them while they are online. */
export const setOnline = (deps: Deps, id: string, online: boolean): Promise<boolean> =>
  deps.db.transaction(async (db) => {
    const listed = await moveAvailability(db, id, online);
    await (online ? beginPresence(db, id) : endPresence(db, id));
    return listed;
  });

export const readAadhaarImage = async (deps: Deps, id: string, side: string): Promise<Buffer> => {
  const sealed = await findAadhaarImage(deps.db, id, side);
  if (!sealed) throw notFound(({ handyman }) => handyman.noImage);
  const image = deps.keys.open(sealed);
  if (!image) throw notFound(({ handyman }) => handyman.unreadableImage);
  return image;
};
