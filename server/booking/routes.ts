import * as calls from '#contract/block.ts';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  finishBooking,
  getBooking,
  getNotification,
  jobStartOtp,
  listBookings,
  rejectNotification,
  renewStartCode,
  workDoneCheck,
} from '#contract/booking.ts';
import * as own from '#contract/own-block.ts';
import {
  arrive,
  getPlace,
  nobodyCame,
  nobodyHome,
  setOut,
  sharePlace,
} from '#contract/tracking.ts';
import { bookForCaller } from '#contract/caller.ts';
import { cancelAnyBooking, endJob } from '#contract/booking-ending.ts';
import * as series from '#contract/series.ts';
import { getEarnings } from '#contract/earnings.ts';
import { getWeek } from '#contract/week.ts';
import type { Arrival } from '#domain/arrival.ts';
import { nextLink } from '../http/pagination.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { requireOwn, requireParty, requireSession } from '../identity/session.ts';
import { accept, decline, renewCode, start } from './actions.ts';
import { request } from './request-actions.ts';
import { bookFor } from './caller-actions.ts';
import * as blocks from './block-actions.ts';
import * as closing from './close-actions.ts';
import { cancelVisit, finish, finishAs } from './end-actions.ts';
import { cancelAny, endAny } from './operator-actions.ts';
import { findPart } from './party-actions.ts';
import { listMine, listNotifications, readMine } from './read-actions.ts';
import { pause, readSeries, resume, skipVisit, stop } from './series-end-actions.ts';
import * as travel from './tracking-actions.ts';
import { readEarnings } from './earnings-actions.ts';
import { readWeek } from './week-actions.ts';
import { toNotification } from './presenter.ts';
import type { Words } from '../words/words.ts';

const arrivalSaid = ({ tracking }: Words, arrival: Arrival): string => {
  if (arrival === 'at_the_door') return tracking.arrived;
  return arrival === 'unknown' ? tracking.arrivedUnknown : tracking.arrivedFar(arrival.farKm);
};

export const bookingRoutes = (mount: Mount, deps: Deps): void => {
  mount(createNotification, async ({ body, address, sessions }) => {
    const row = await request(deps, requireSession(sessions, 'user'), body, address);
    return { msg: `We have asked ${row.name}.`, ...toNotification(row, 'user') };
  });

  mount(getNotification, async ({ body, sessions, words }) =>
    listNotifications(deps, sessions, body.handyman_id, words),
  );

  mount(acceptNotification, async ({ body, sessions, words }) => {
    const handyman = requireOwn(sessions, 'handyman', body.handyman_id);
    const row = await accept(deps, handyman, body.notification_id, body.all);
    const { accepted, agreed } = words.booking;
    const said = row.startsAt === null ? accepted : agreed(row.startsAt);
    return { msg: said, ...toNotification(row, 'handyman') };
  });

  mount(rejectNotification, async ({ body, sessions, words }) => {
    const handyman = requireOwn(sessions, 'handyman', body.handyman_id);
    const row = await decline(deps, handyman, body.notification_id);
    return { msg: words.booking.declined, ...toNotification(row, 'handyman') };
  });

  mount(jobStartOtp, async ({ body, sessions, words }) => {
    await start(deps, requireSession(sessions, 'handyman'), body);
    return { msg: words.booking.started };
  });

  mount(workDoneCheck, async ({ body, sessions, words }) => {
    await finish(deps, requireOwn(sessions, 'handyman', body.handyman_id), body);
    return { msg: words.booking.done };
  });

  mount(listBookings, async ({ query, sessions, words, reply }) => {
    const party = requireParty(sessions, query.as);
    const { views, cursor } = await listMine(deps, party, query, words);
    if (cursor !== undefined) reply.header('link', nextLink(listBookings.path, query, cursor));
    return views;
  });

  mount(getBooking, async ({ params, sessions, words }) => ({
    msg: 'Here is your booking.',
    ...(await readMine(deps, await findPart(deps, sessions, params.id), words)),
  }));

  mount(cancelBooking, async ({ params, body, sessions, words }) => {
    const { party, booking } = await findPart(deps, sessions, params.id);
    const { row, msg } = await cancelVisit(deps, party, booking, body.fee);
    return { msg: msg(words), ...toNotification(row, party.role) };
  });

  mount(finishBooking, async ({ params, sessions, words }) => {
    const row = await finishAs(deps, requireSession(sessions, 'user'), params.id);
    return { msg: words.booking.confirmed, ...toNotification(row, 'user') };
  });

  mount(setOut, async ({ params, sessions, words }) => {
    const row = await travel.setOut(deps, requireSession(sessions, 'handyman'), params.id);
    return { msg: words.tracking.setOut, ...toNotification(row, 'handyman') };
  });

  mount(arrive, async ({ params, body, sessions, words }) => {
    const handyman = requireSession(sessions, 'handyman');
    const { row, arrival } = await travel.arrive(deps, handyman, params.id, body);
    return { msg: arrivalSaid(words, arrival), ...toNotification(row, 'handyman') };
  });

  mount(sharePlace, async ({ params, body, sessions }) => ({
    kept: await travel.sharePlace(deps, requireSession(sessions, 'handyman'), params.id, body),
  }));

  mount(getPlace, async ({ params, sessions }) => ({
    livePlace: await travel.readPlace(deps, requireSession(sessions, 'user'), params.id),
  }));

  mount(nobodyHome, async ({ params, sessions, words }) => {
    const row = await closing.nobodyHome(deps, requireSession(sessions, 'handyman'), params.id);
    return { msg: words.tracking.nobodyHome, ...toNotification(row, 'handyman') };
  });

  mount(nobodyCame, async ({ params, sessions, words }) => {
    const customer = requireSession(sessions, 'user');
    const { row, credit } = await closing.nobodyCame(deps, customer, params.id);
    return { msg: words.fee.nobodyCame(credit), ...toNotification(row, 'user') };
  });

  mount(calls.blockCustomer, async ({ body, sessions, words }) => {
    await blocks.block(deps, requireSession(sessions, 'handyman'), body.user_id);
    return { msg: words.booking.blocked };
  });

  mount(calls.unblockCustomer, async ({ body, sessions, words }) => {
    await blocks.unblock(deps, requireSession(sessions, 'handyman'), body.user_id);
    return { msg: words.booking.unblocked };
  });

  mount(calls.listBlocked, async ({ sessions, words }) =>
    blocks.readBlocked(deps, requireSession(sessions, 'handyman'), words),
  );

  mount(own.blockHandyman, async ({ body, sessions, words }) => {
    await blocks.blockHandyman(deps, requireSession(sessions, 'user'), body.handyman_id);
    return { msg: words.booking.blockedHandyman };
  });

  mount(own.unblockHandyman, async ({ body, sessions, words }) => {
    await blocks.unblockHandyman(deps, requireSession(sessions, 'user'), body.handyman_id);
    return { msg: words.booking.unblockedHandyman };
  });

  mount(own.listBlockedHandymen, async ({ sessions, words }) =>
    blocks.readBlockedHandymen(deps, requireSession(sessions, 'user'), words),
  );

  mount(series.listSeries, async ({ query, sessions, words }) =>
    readSeries(deps, requireParty(sessions, query.as), words),
  );

  mount(series.skipVisit, async ({ params, query, body, sessions, words }) => {
    await skipVisit(deps, requireParty(sessions, query.as), params.id, body.day);
    return { msg: words.series.skipped };
  });

  mount(series.pauseSeries, async ({ params, query, sessions, words }) => {
    await pause(deps, requireParty(sessions, query.as), params.id);
    return { msg: words.series.paused };
  });

  mount(series.resumeSeries, async ({ params, query, sessions, words }) => {
    await resume(deps, requireParty(sessions, query.as), params.id);
    return { msg: words.series.resumed };
  });

  mount(series.stopSeries, async ({ params, query, body, sessions, words }) => {
    const { keep = false } = body;
    await stop(deps, requireParty(sessions, query.as), params.id, keep);
    return { msg: keep ? words.series.stoppedKeeping : words.series.stopped };
  });

  mount(getEarnings, async ({ query, sessions, words }) =>
    readEarnings(deps, requireSession(sessions, 'handyman'), query, words),
  );

  mount(getWeek, async ({ sessions }) => readWeek(deps, requireSession(sessions, 'handyman')));

  mount(renewStartCode, async ({ params, sessions, words }) => ({
    startCode: await renewCode(deps, requireSession(sessions, 'user'), params.id),
    msg: words.booking.newCode,
  }));
};

/** §14: what an operator does on a booking. */
export const bookingOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(cancelAnyBooking, async ({ params, body, words: { console: words } }, by) => {
    const { state, contact_name } = await cancelAny(deps, by, params.id, body.reason);
    return { msg: contact_name === null ? words.requestEnded : words.bookingEnded, state };
  });

  mount(endJob, async ({ params, body, words }, by) => {
    const { state } = await endAny(deps, by, params.id, body);
    return { msg: words.console.bookingEnded, state };
  });

  mount(bookForCaller, async ({ params, body, words }, by) => {
    const { id, number, name } = await bookFor(deps, by, params.id, body);
    return { msg: words.caller.booked(name), booking_id: id, number };
  });
};
