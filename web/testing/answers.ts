import { listAddresses } from '#contract/address.ts';
import { listBlocked } from '#contract/block.ts';
import { listBlockedHandymen } from '#contract/own-block.ts';
import { getNotification, listBookings } from '#contract/booking.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import { listUnread } from '#contract/chat.ts';
import { demoHandyman, demoOperator, demoUser } from '#contract/demo.ts';
import { listDispatches } from '#contract/dispatch.ts';
import { countOnline, getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { settings } from '#contract/operations.ts';
import { listDevices } from '#contract/device.ts';
import { getPush } from '#contract/push.ts';
import { getFees } from '#contract/fee.ts';
import { getCredit } from '#contract/credit.ts';
import { listKnown } from '#contract/regular.ts';
import { listSeries } from '#contract/series.ts';
import { getUnrated } from '#contract/rating.ts';
import { listTickets } from '#contract/ticket.ts';
import { getUser } from '#contract/user.ts';
import { getWeek } from '#contract/week.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { asha, ravi } from './samples.ts';
import type { FakeServer } from './server.ts';

const msg = 'OK';

/** What every page may ask for: an installation with demo people in which nothing is under way. */
export const answerUsual = (server: FakeServer): void => {
  server.answer(settings, {
    msg,
    demo: { user: demoUser, handyman: demoHandyman, operator: demoOperator },
    development: true,
    devMail: true,
    requestMinutes: 10,
    mapStyleUrl: null,
    stripePublishableKey: null,
  });
  server.answer(getCatalogue, {
    msg,
    services: firstCatalogue.map((service) => ({ ...service, packs: [...service.packs] })),
  });
  server.answer(getAllHandyman, [ravi]);
  server.answer(countOnline, {
    msg,
    online: 7,
    services: firstCatalogue.map(({ serviceName }) => ({ serviceName, online: 1 })),
  });
  server.answer(getUser, { msg, ...asha });
  server.answer(getHandyman, { msg, ...ravi });
  server.answer(listAddresses, []);
  server.answer(listBookings, []);
  server.answer(getNotification, []);
  server.answer(listDispatches, []);
  server.answer(listUnread, { msg, unread: [] });
  server.answer(listTickets, []);
  server.answer(listKnown, []);
  server.answer(getCredit, { balance: 0, lines: [] });
  server.answer(getFees, { owed: 0, fees: [] });
  server.answer(listSeries, []);
  server.answer(listBlocked, []);
  server.answer(listBlockedHandymen, []);
  server.answer(listDevices, []);
  server.answer(getPush, { publicKey: null, devices: [], off: [], quiet: null });
  server.answer(getUnrated, { msg, job: null });
  server.answer(getWeek, {
    days: Array.from({ length: 7 }, (_, n) => ({
      day: `2026-11-${16 + n}`,
      today: n === 2,
      jobs: 0,
      earned: 0,
      unpaid: 0,
    })),
    requests: { answerable: 0, accepted: 0 },
  });
};
