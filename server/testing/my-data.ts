import { randomUUID } from 'node:crypto';
import { addAddress } from '#contract/address.ts';
import {
  acceptNotification,
  createNotification,
  jobStartOtp,
  workDoneCheck,
} from '#contract/booking.ts';
import { exportCustomers, lookAtPlace } from '#contract/console.ts';
import { setServices } from '#contract/handyman.ts';
import { addTimeOff, setHours } from '#contract/hours.ts';
import { downloadData } from '#contract/my-data.ts';
import { config } from '#contract/payment.ts';
import { setPhoto } from '#contract/photo.ts';
import { addFavourite } from '#contract/regular.ts';
import { giveRating, replyToRating } from '#contract/rating.ts';
import { callForHelp } from '#contract/ticket.ts';
import { answerTicket, closeTicket, takeTicket } from '#contract/ticket-support.ts';
import type { TestApp } from './app.ts';
import { say, showPicture } from './chat.ts';
import { picture, sendForm } from './forms.ts';
import { addOperatorTo } from './operators.ts';
import { goodPassword, pune, signUpHandyman, signUpUser } from './people.ts';
import type { Person } from './people.ts';
import { giveUpi } from './payouts.ts';
import { askWithPhotos } from './tickets.ts';

/** Words that occur only in texts of these two. */
export const marks = {
  user: {
    name: 'Ashalata Zinkanewala',
    email: 'ashalata.zinkane@example.com',
    place: { lat: 18.527_431, long: 73.854_217 },
    written: ['Quibblestone Terrace', 'wobblecock', 'gurglepipe', 'splendiferously', 'muddlewort'],
  },
  handyman: {
    name: 'Ravindra Yxholmkar',
    email: 'ravindra.yxholm@example.com',
    place: { lat: 18.513_377, long: 73.861_929 },
    written: ['Flumbury Chowk', 'spannerific', 'thankfulnessly', 'brackleworth'],
  },
} as const;

export type Life = {
  readonly asha: Person;
  readonly ravi: Person;
  readonly bookingId: string;
  readonly ticketId: string;
};

const mondays = { from: '06:30', to: '11:00' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const at = (id: string) => ({ params: { id } });

/** Two people after every action that the product has, from signup on; none of it is open. */
export const liveTogether = async (t: TestApp): Promise<Life> => {
  const asha = await signUpUser(t, {
    username: marks.user.name,
    email: marks.user.email,
    ...marks.user.place,
  });
  const ravi = await signUpHandyman(t, {
    name: marks.handyman.name,
    email: marks.handyman.email,
    address: `12 ${marks.handyman.written[0]}, Pune`,
    ...marks.handyman.place,
  });
  await sendForm(ravi, setPhoto, {}, { photo: await picture('png') });
  await ravi.send(setHours, { week: [[mondays], [], [], [], [], [], []], radiusKm: 17 });
  await ravi.send(setServices, { services: ['Electrician'] });
  await ravi.send(addTimeOff, { startsAt: inDays(40), endsAt: inDays(41) });
  const line = `7 ${marks.user.written[0]}`;
  await asha.send(addAddress, { kind: 'home', address: line, ...marks.user.place });
  const { notification_id: id } = await asha.send(createNotification, {
    ...marks.user.place,
    user_id: asha.id,
    handyman_id: ravi.id,
    address: line,
    note: `The ${marks.user.written[1]} drips`,
  });
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  const otp = t.lastCode();
  await say(asha, id, `Bring a ${marks.user.written[2]}.`);
  await say(ravi, id, `I am ${marks.handyman.written[1]}.`);
  await showPicture(asha, id, await picture());
  await showPicture(ravi, id, await picture('jpeg', 'plum'));
  await ravi.send(jobStartOtp, { otp, email: asha.email });
  // His device does not say where it is: the alarm has the place of the job, which is her home.
  const { ticket_id: alarmId } = await ravi.send(callForHelp, { key: randomUUID() }, at(id));
  await ravi.send(workDoneCheck, { handyman_id: ravi.id, user_id: asha.id });
  await asha.send(config, { token: { id: 'tok_visa' }, booking_id: id });
  await asha.send(giveRating, { stars: 4, words: `Done ${marks.user.written[3]}.` }, at(id));
  await ravi.send(giveRating, { stars: 5, words: `So ${marks.handyman.written[2]}.` }, at(id));
  await ravi.send(replyToRating, { reply: `A ${marks.handyman.written[3]}.` }, at(id));
  const ticketId = await helped(t, asha, `My ${marks.user.written[4]} is lost.`, marks.user.name);
  await helped(t, ravi, `My ${marks.handyman.written[3]} too.`, marks.handyman.name);
  const meera = await addOperatorTo(t);
  await meera.send(closeTicket, { outcome: 'no_action', text: 'Both are safe.' }, at(alarmId));
  await meera.send(lookAtPlace, { reason: `${marks.user.name} has called` }, at(id));
  await meera.raw('POST', exportCustomers.path, {
    payload: JSON.stringify({ q: marks.user.email, reason: 'asked for' }),
    headers: { 'content-type': 'application/json' },
  });
  await asha.send(addFavourite, { handyman_id: ravi.id });
  await giveUpi(t, ravi);
  await t.runJobs();
  return { asha, ravi, bookingId: id, ticketId };
};

/** A ticket with a photo that was answered by name and closed. */
const helped = async (t: TestApp, author: Person, text: string, name: string): Promise<string> => {
  const operator = await addOperatorTo(t);
  const { body } = await askWithPhotos(author, [await picture()], text);
  const id = body.ticket_id;
  await operator.send(takeTicket, {}, at(id));
  await operator.send(answerTicket, { key: randomUUID(), text: `Dear ${name}, we look.` }, at(id));
  await operator.send(closeTicket, { outcome: 'no_action', text: `All is well, ${name}.` }, at(id));
  return id;
};

/** The file that the owner of the account downloads, whole. */
export const download = async (t: TestApp, owner: Person, password = goodPassword) => {
  const response = await t.app.inject({
    method: 'POST',
    url: downloadData.path,
    headers: {
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
    },
    payload: JSON.stringify({ currentPassword: password }),
  });
  return { status: response.statusCode, headers: response.headers, file: response.rawPayload };
};

/** Asks with the place that all tests use. */
export const askAgain = (asha: Person, ravi: Person) =>
  asha.try(createNotification, { ...pune, user_id: asha.id, handyman_id: ravi.id });
