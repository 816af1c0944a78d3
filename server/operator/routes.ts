import { z } from 'zod';
import {
  addOperator,
  changeOperator,
  getMe,
  listAudit,
  listOperators,
  loginOperator,
  logoutOperator,
  openLink,
  resetOperator,
  acceptLink,
} from '#contract/operator.ts';
import type { Deps } from '../deps.ts';
import { sessionRoutes } from '../http/account-routes.ts';
import { readLoginCookies } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink, readCursor, writeCursor } from '../http/pagination.ts';
import { limits } from '../identity/rate-limits.ts';
import { add, change, list, readAudit, readMe, reset, toOperator } from './actions.ts';
import { join, logIn, readLink } from './login-actions.ts';
import type { ActingOperatorRow } from './audited-read-actions.ts';

export const operatorRoutes = (
  mount: Mount,
  mountFor: MountOperator<ActingOperatorRow>,
  deps: Deps,
): void => {
  const { enter, logOut } = sessionRoutes(deps, 'operator');

  mount(loginOperator, async (ask) => {
    const { address, language, reply } = ask;
    const from = { address, language, ...readLoginCookies(reply, 'operator') };
    const { login, row } = await deps.passwords.admit(() => logIn(deps, ask.body, from));
    await enter(ask, login);
    return { msg: ask.words.identity.welcomeBack, ...toOperator(row) };
  });
  mount(logoutOperator, logOut);

  const perAddress = limits.loginFromAddress;
  mount(
    openLink,
    async ({ body, words }) => ({
      msg: words.operator.enterCode,
      ...(await readLink(deps, body.token)),
    }),
    { perAddress },
  );
  mount(
    acceptLink,
    async (ask) => {
      const { login, row, recoveryCodes } = await deps.passwords.admit(() =>
        join(deps, ask.body, ask.language),
      );
      await enter(ask, login);
      return { msg: ask.words.operator.ready, ...toOperator(row), recoveryCodes };
    },
    { perAddress },
  );

  mountFor(getMe, async ({ words }, by) => ({
    msg: words.identity.welcomeBack,
    ...(await readMe(deps, by)),
  }));
  mountFor(listOperators, () => list(deps));
  mountFor(addOperator, async ({ body, words }, by) => {
    const { operatorId, link } = await add(deps, by, body);
    return { msg: words.operator.added, operator_id: operatorId, link };
  });
  mountFor(resetOperator, async ({ params, words }, by) => ({
    msg: words.operator.reset,
    link: await reset(deps, by, params.id),
  }));
  mountFor(changeOperator, async ({ params, body, words }, by) => {
    await change(deps, by, params.id, body);
    return { msg: words.operator.changed };
  });

  mountFor(listAudit, async ({ query, reply }) => {
    const { cursor, ...wanted } = query;
    const paging = [
      'audit',
      wanted.operator ?? null,
      wanted.subject ?? null,
      wanted.action ?? null,
    ];
    const before =
      cursor === undefined
        ? undefined
        : readCursor(deps.keys, paging, z.tuple([z.string().regex(/^\d+$/)]), cursor)[0];
    const entries = await readAudit(deps, wanted, before);
    const last = entries.length === wanted.limit ? entries.at(-1) : undefined;
    if (last) {
      const next = writeCursor(deps.keys, paging, [last.id]);
      reply.header('link', nextLink(listAudit.path, wanted, next));
    }
    return entries;
  });
};
