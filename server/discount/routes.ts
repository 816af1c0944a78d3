import {
  addDiscount,
  changeDiscount,
  enterDiscount,
  listDiscounts,
  takeOffDiscount,
} from '#contract/discount.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import { requireSession } from '../identity/session.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { enter, takeOff } from './actions.ts';
import { add, change, list } from './operator-actions.ts';

export const discountRoutes = (mount: Mount, deps: Deps): void => {
  mount(enterDiscount, async ({ params, body, sessions, address, words }) => {
    const customer = requireSession(sessions, 'user');
    const given = await enter(deps, customer, params.id, body, address);
    return { ...given, msg: words.discount.entered(given.code, given.amount) };
  });

  mount(takeOffDiscount, async ({ params, sessions, words }) => {
    await takeOff(deps, requireSession(sessions, 'user'), params.id);
    return { msg: words.discount.takenOff };
  });
};

/** §38: what operators do with codes. */
export const discountOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(listDiscounts, async ({ query, reply }) => {
    const { rows, cursor } = await list(deps, query);
    const { cursor: _before, ...wanted } = query;
    if (cursor !== undefined) reply.header('link', nextLink(listDiscounts.path, wanted, cursor));
    return rows;
  });

  mount(addDiscount, async ({ body, words }, by) => ({
    code_id: await add(deps, by, body),
    msg: words.discount.added(body.code),
  }));

  mount(changeDiscount, async ({ params, body, words }, by) => {
    await change(deps, by, params.id, body);
    return { msg: words.discount.changed };
  });
};
