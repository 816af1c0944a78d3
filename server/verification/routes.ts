import { z } from 'zod';
import {
  exportProfessionals,
  getProfessional,
  judgeApplication,
  listApplications,
  listProfessionals,
  lookAtAadhar,
  mendApplication,
  restoreProfessional,
  suspendProfessional,
} from '#contract/verification.ts';
import type { Deps } from '../deps.ts';
import { sendCsv } from '../http/csv.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink, readCursor, writeCursor } from '../http/pagination.ts';
import { requireSession } from '../identity/session.ts';
import { decide, lookAtImage, mend } from './actions.ts';
import { exportList, readOne, readProfessionals, readQueue } from './list-actions.ts';

const pageEnd = z.tuple([z.string(), z.uuid()]);

export const verificationRoutes = (mount: Mount, mountFor: MountOperator, deps: Deps): void => {
  const readEnd = (paging: readonly (string | null)[], cursor: string | undefined) => {
    if (cursor === undefined) return undefined;
    const [key, id] = readCursor(deps.keys, paging, pageEnd, cursor);
    return { key, id };
  };

  mount(mendApplication, async ({ body, files, sessions, words }) => {
    const { id } = requireSession(sessions, 'handyman');
    return { msg: words.verification.sent, status: await mend(deps, id, body.answer, files) };
  });

  mountFor(listApplications, async ({ query, reply }) => {
    const { cursor, ...wanted } = query;
    const paging = ['applications', wanted.status ?? null];
    const after = readEnd(paging, cursor);
    const { items, end } = await readQueue(deps, wanted.status, wanted.limit, after);
    if (end) {
      const next = writeCursor(deps.keys, paging, [end.key, end.id]);
      reply.header('link', nextLink(listApplications.path, wanted, next));
    }
    return items;
  });

  mountFor(listProfessionals, async ({ query, reply }) => {
    const { cursor, ...wanted } = query;
    const { q, status, service, sort = 'newest', limit } = wanted;
    const paging = ['professionals', q ?? null, status ?? null, service ?? null, sort];
    const after = readEnd(paging, cursor);
    const { items, end } = await readProfessionals(deps, wanted, sort, limit, after);
    if (end) {
      const next = writeCursor(deps.keys, paging, [end.key, end.id]);
      reply.header('link', nextLink(listProfessionals.path, wanted, next));
    }
    return items;
  });

  mountFor(exportProfessionals, async ({ body, words, reply }, by) =>
    sendCsv(reply, 'professionals', await exportList(deps, by, body, words)),
  );

  mountFor(getProfessional, async ({ params, words }, by) => ({
    msg: words.verification.here,
    ...(await readOne(deps, by, params.id)),
  }));

  mountFor(lookAtAadhar, async ({ params, body, reply }, by) =>
    reply.type('image/webp').send(await lookAtImage(deps, by, params.id, body)),
  );

  mountFor(judgeApplication, async ({ params, body, words }, by) => ({
    msg: words.verification.decided[body.decision],
    status: await decide(deps, by, params.id, body),
  }));
  mountFor(suspendProfessional, async ({ params, body, words }, by) => ({
    msg: words.verification.decided.suspend,
    status: await decide(deps, by, params.id, { ...body, decision: 'suspend' }),
  }));
  mountFor(restoreProfessional, async ({ params, body, words }, by) => ({
    msg: words.verification.decided.restore,
    status: await decide(deps, by, params.id, { ...body, decision: 'restore' }),
  }));
};
