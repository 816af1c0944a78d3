import {
  addService,
  changeService,
  listServices,
  switchService,
} from '#contract/catalogue-editor.ts';
import { readCaller } from '#contract/caller.ts';
import { getCityDay } from '#contract/city-day.ts';
import {
  endCustomerSessions,
  exportBookings,
  exportCustomers,
  getToday,
  lookAtPlace,
  readBooking,
  readCustomer,
  searchBookings,
  searchCustomers,
} from '#contract/console.ts';
import { closeVisitFlags, listFlagged, readVisits } from '#contract/visits.ts';
import type { Deps } from '../deps.ts';
import { sendCsv } from '../http/csv.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import * as bookings from './booking-actions.ts';
import * as callers from './caller-actions.ts';
import * as catalogue from './catalogue-actions.ts';
import * as customers from './customer-actions.ts';
import { readDay } from './day-actions.ts';
import { openToday } from './today-actions.ts';
import * as visits from './visit-actions.ts';

/** §14: what the console shows of the market, and how its catalogue is changed. */
export const consoleRoutes = (mount: MountOperator, deps: Deps): void => {
  const readToday = openToday(deps);
  mount(getToday, () => readToday());
  mount(getCityDay, ({ query }) => readDay(deps, query));

  mount(listFlagged, () => visits.listOpen(deps));
  mount(readVisits, ({ params }) => visits.read(deps, params.id));
  mount(closeVisitFlags, async ({ params, body, words }, by) => {
    await visits.close(deps, by, params.id, body.reason);
    return { msg: words.visits.looked };
  });

  mount(searchBookings, async ({ query, reply }) => {
    const { rows, cursor } = await bookings.search(deps, query);
    const { cursor: _before, ...wanted } = query;
    if (cursor !== undefined) reply.header('link', nextLink(searchBookings.path, wanted, cursor));
    return rows;
  });
  mount(readBooking, ({ params }, by) => bookings.read(deps, by, params.id));
  mount(lookAtPlace, async ({ params, body, words }, by) => ({
    msg: words.console.placeShown,
    ...(await bookings.readPlace(deps, by, params.id, body.reason)),
  }));
  mount(exportBookings, async ({ body, words, reply }, by) =>
    sendCsv(reply, 'bookings', await bookings.exportAll(deps, by, body, words)),
  );

  mount(searchCustomers, async ({ query, reply }) => {
    const { rows, cursor } = await customers.search(deps, query);
    const { cursor: _before, ...wanted } = query;
    if (cursor !== undefined) reply.header('link', nextLink(searchCustomers.path, wanted, cursor));
    return rows;
  });
  mount(readCustomer, ({ params }, by) => customers.read(deps, by, params.id));
  mount(readCaller, ({ params }, by) => callers.read(deps, by, params.id));
  mount(endCustomerSessions, async ({ params, body, words }, by) => {
    const ended = await customers.endSessions(deps, by, params.id, body.reason);
    return { msg: words.console.loggedOut(ended), ended };
  });
  mount(exportCustomers, async ({ body, words, reply }, by) =>
    sendCsv(reply, 'customers', await customers.exportAll(deps, by, body, words)),
  );

  mount(listServices, () => catalogue.readServices(deps));
  mount(addService, async ({ body, words }, by) => ({
    msg: words.catalogue.added,
    id: await catalogue.add(deps, by, body),
  }));
  mount(changeService, async ({ params, body, words }, by) => {
    await catalogue.change(deps, by, params.id, body);
    return { msg: words.catalogue.changed };
  });
  mount(switchService, async ({ params, body, words }, by) => {
    await catalogue.turn(deps, by, params.id, body);
    return { msg: body.active ? words.catalogue.switchedOn : words.catalogue.switchedOff };
  });
};
