import { disputeCash } from '#contract/cash.ts';
import {
  callForHelp,
  getTicket,
  getTicketPhoto,
  listTickets,
  openTicket,
  writeToTicket,
} from '#contract/ticket.ts';
import {
  answerTicket,
  closeTicket,
  getAlarms,
  getAnyTicket,
  getAnyTicketPhoto,
  listAllTickets,
  refundTicket,
  takeTicket,
} from '#contract/ticket-support.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import { requireParty } from '../identity/session.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { listMine, open, readMine, readPhoto, write } from './actions.ts';
import { alarm, readAlarms } from './alarm-actions.ts';
import { disputeCashOf } from './cash-actions.ts';
import * as desk from './support-actions.ts';
import { refund } from './refund-actions.ts';

export const ticketRoutes = (mount: Mount, deps: Deps): void => {
  mount(openTicket, async ({ query, body, files, sessions, words }) => {
    const row = await open(deps, requireParty(sessions, query.as), body, files);
    return {
      msg: words.ticket.opened(row.number),
      ticket_id: row.id,
      number: row.number,
      answerBy: row.answer_by.toISOString(),
    };
  });

  mount(listTickets, async ({ query, sessions }) =>
    listMine(deps, requireParty(sessions, query.as)),
  );

  mount(getTicket, async ({ params, sessions }) => ({
    msg: 'This is your ticket.',
    ...(await readMine(deps, sessions, params.id)),
  }));

  mount(writeToTicket, async ({ params, body, sessions, words }) => {
    await write(deps, sessions, params.id, body);
    return { msg: words.ticket.sent };
  });

  mount(getTicketPhoto, async ({ params, sessions, reply }) =>
    reply.type('image/webp').send(await readPhoto(deps, sessions, params.id, params.position)),
  );

  mount(callForHelp, async ({ params, body, sessions, words }) => {
    const row = await alarm(deps, sessions, params.id, body);
    return { msg: words.ticket.alarmed, ticket_id: row.id, number: row.number };
  });

  mount(disputeCash, async ({ params, query, body, sessions, words }) => {
    const row = await disputeCashOf(deps, requireParty(sessions, query.as), params.id, body);
    return { msg: words.cash.said(row.number), ticket_id: row.id, number: row.number };
  });
};

const textOf = (flag: boolean | undefined) => (flag === undefined ? undefined : String(flag));

/** §11: what operators do about tickets. */
export const operatorTicketRoutes = (mountFor: MountOperator<ActingOperator>, deps: Deps): void => {
  mountFor(getAlarms, async () => ({
    msg: 'These wait for help.',
    ...(await readAlarms(deps)),
  }));

  mountFor(listAllTickets, async ({ query, reply }, by) => {
    const { tickets, cursor } = await desk.list(deps, by, query);
    const { overdue, mine, ...rest } = query;
    const asked = { ...rest, overdue: textOf(overdue), mine: textOf(mine) };
    if (cursor !== undefined) reply.header('link', nextLink(listAllTickets.path, asked, cursor));
    return tickets;
  });

  mountFor(getAnyTicket, async ({ params }, by) => ({
    msg: 'This is the ticket.',
    ...(await desk.read(deps, by, params.id)),
  }));

  mountFor(getAnyTicketPhoto, async ({ params, reply }, by) =>
    reply.type('image/webp').send(await desk.readPhoto(deps, by, params.id, params.position)),
  );

  mountFor(takeTicket, async ({ params, words }, by) => {
    await desk.take(deps, by, params.id);
    return { msg: words.ticket.taken };
  });

  mountFor(answerTicket, async ({ params, body, words }, by) => {
    await desk.answer(deps, by, params.id, body);
    return { msg: words.ticket.answered };
  });

  mountFor(closeTicket, async ({ params, body, words }, by) => {
    await desk.close(deps, by, params.id, body);
    return { msg: words.ticket.closed };
  });

  mountFor(refundTicket, async ({ params, body, words }, by) => {
    await refund(deps, by, params.id, body);
    return { msg: words.ticket.refunded };
  });
};
