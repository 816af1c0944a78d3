import { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type {
  HandymanCard,
  getAllHandyman,
  getHandyman,
  verifyHandyman,
} from '#contract/handyman.ts';
import { maskAadhaar } from '#domain/aadhaar.ts';
import { instantInIndia } from '#domain/day.ts';
import { areaOf } from '#domain/handyman.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { findService } from '#domain/service.ts';
import type { ServiceId } from '#domain/service.ts';
import { emailTaken, refundSignup, refuseCommonPassword } from '../account.ts';
import { checkCode, consumeCode } from '../codes.ts';
import type { Checked } from '../codes.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { duplicateOf } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { makeKnownDevice } from '../known-device.ts';
import { limits, refund, spend } from '../limits.ts';
import { Problem, forbidden, inWords, notFound } from '../problem.ts';
import { addMailbox } from '../mailbox-store.ts';
import { addSession } from '../session.ts';
import type { LoggedIn, Sessions } from '../session.ts';
import { refuseAadhaar } from './aadhaar-taken.ts';
import { reencode } from '../uploads.ts';
import { listAnywhere, listNearest } from './search-store.ts';
import {
  addAadhaarImage,
  addHandyman,
  findAadhaarImage,
  findHandyman,
  findHandymanLogin,
  hasJobTogether,
  listAadhaarSides,
  listServed,
  moveAvailability,
} from './store.ts';
import type { HandymanRow, ServedRow } from './store.ts';
import { toCard, writeNearCards } from './wire.ts';

export const handymanAccounts = { role: 'handyman', findByEmail: findHandymanLogin } as const;

/** Step 2: the code, the password and everything a customer will want to know of him. */
export const verify = async (
  deps: Deps,
  form: z.output<typeof verifyHandyman.body>,
  files: ReadonlyMap<string, Buffer>,
  address: string,
): Promise<LoggedIn> => {
  refuseCommonPassword(form.password);
  const checked = await checkCode(deps, 'handyman_signup', form.email, form.otp);
  await refundSignup(deps, address);
  await spend(deps, limits.handymenFromAddress, address, tooManyNew);
  return join(deps, form, files, checked).catch(async (error: unknown) => {
    await refund(deps, limits.handymenFromAddress, address);
    throw error;
  });
};

const tooManyNew = (seconds: number): Problem =>
  new Problem(
    429,
    'too_many_new',
    `Many professionals have joined from your network today. Please go on in ${inWords(seconds)}, or on another network.`,
    { retryAfterSeconds: seconds },
  );

const join = async (
  deps: Deps,
  form: z.output<typeof verifyHandyman.body>,
  files: ReadonlyMap<string, Buffer>,
  checked: Checked,
): Promise<LoggedIn> => {
  const images: [side: string, sealed: Buffer][] = [];
  for (const [side, content] of files) {
    images.push([side, deps.keys.seal(await reencode(side, content))]);
  }
  const passwordHash = await deps.passwords.hash(form.password);
  const id = checked.reservedId;
  try {
    return await deps.db.transaction(async (db) => {
      await consumeCode(db, 'handyman_signup', form.email, checked);
      await addHandyman(db, id, {
        ...form,
        passwordHash,
        service: serviceIdOf(form.services),
        area: areaOf(form.address),
        aadhaarLastFour: form.aadharNumber.slice(-4),
        aadhaarHash: deps.keys.hash('aadhaar', form.aadharNumber),
        profile: form.profile || null,
      });
      await addMailbox(db, 'handyman', mailboxOf(form.email), id);
      for (const [side, sealed] of images) await addAadhaarImage(db, id, side, sealed);
      const device = makeKnownDevice(deps, 'handyman', { id, passwordHash });
      return { id, token: await addSession(db, 'handyman', id), device };
    });
  } catch (error) {
    const duplicate = duplicateOf(error);
    if (duplicate?.includes('aadhaar')) throw await refuseAadhaar(deps, form);
    if (duplicate !== undefined) throw emailTaken();
    throw error;
  }
};

/** The contract has let only names of the catalogue through. */
const serviceIdOf = (name: string): ServiceId => {
  const service = findService(name);
  if (!service) throw new Error(`No such service: ${name}`);
  return service.id;
};

type Profile = Omit<Replied<typeof getHandyman>, 'msg'>;

/** §6: himself, everything; a customer, the card, and while a job joins them how to reach him. */
export const read = async (deps: Deps, sessions: Sessions, id: string): Promise<Profile> => {
  const own = sessions.handyman?.id === id;
  if (!own && !sessions.user) throw forbidden('You can only see your own profile.');
  const row = await findHandyman(deps.db, id);
  if (!row) throw notFound('This handyman is not with us any more. Please choose another.');
  if (own) return readOwn(deps, row);
  const together = sessions.user && (await hasJobTogether(deps.db, id, sessions.user.id));
  if (!together) return toCard(row);
  return { ...toCard(row), phone: row.phone, lat: row.lat, long: row.long };
};

/** More than this nobody scrolls through; the length still tells the number of jobs. */
const longestHistory = 200;

const readOwn = async (deps: Deps, row: HandymanRow): Promise<Profile> => {
  const sides = await listAadhaarSides(deps.db, row.id);
  const served = await listServed(deps.db, row.id, longestHistory);
  return {
    ...toCard(row),
    address: row.address,
    lat: row.lat,
    long: row.long,
    email: row.email,
    phone: row.phone,
    aadharNumber: maskAadhaar(row.aadhaar_last_four),
    aadharFront: sides.includes('aadharFront'),
    aadharBack: sides.includes('aadharBack'),
    online: row.online,
    usersSelected: Array.from({ length: row.jobs_done }, (_, i) => toServed(served[i])),
  };
};

/** §3: `createdAt` is the day of the job. */
const toServed = (row: ServedRow | undefined) =>
  row === undefined
    ? {}
    : {
        _id: row.user_id,
        username: row.username,
        email: row.email,
        contactNumber: row.contact_number,
        createdAt: instantInIndia(row.done_at),
      };

/** The cards, or the JSON that they travel as. */
type Page = { readonly cards: HandymanCard[] | string; readonly cursor: string | undefined };

const nearCursor = z.tuple([z.number(), z.uuid()]);
const anywhereCursor = z.tuple([z.uuid()]);

/** §9: of one service or all, nearest first when we know where the customer is. */
export const search = async (
  deps: Deps,
  { service, lat, long, limit, cursor }: z.output<typeof getAllHandyman.query>,
): Promise<Page> => {
  const wanted = { service: service === undefined ? undefined : serviceIdOf(service), limit };
  if (lat === undefined || long === undefined) {
    const after = cursor === undefined ? [] : readCursor(anywhereCursor, cursor);
    const rows = await listAnywhere(deps.searchDb, wanted, after[0]);
    const last = rows[limit - 1];
    return { cards: rows.map(toCard), cursor: last && writeCursor([last.id]) };
  }
  const after = cursor === undefined ? undefined : readCursor(nearCursor, cursor);
  const rows = await listNearest(
    deps.searchDb,
    wanted,
    { lat, long },
    after && { chord: after[0], id: after[1] },
  );
  const last = rows[limit - 1];
  return { cards: writeNearCards(rows), cursor: last && writeCursor([last.chord, last.id]) };
};

export const setOnline = (deps: Deps, id: string, online: boolean): Promise<void> =>
  moveAvailability(deps.db, id, online);

export const readAadhaarImage = async (deps: Deps, id: string, side: string): Promise<Buffer> => {
  const sealed = await findAadhaarImage(deps.db, id, side);
  if (!sealed) throw notFound('You have not given us this image.');
  const image = deps.keys.open(sealed);
  if (!image) throw notFound('This image cannot be read any more. Please write to us.');
  return image;
};
