import {
  dismissReport,
  getRating,
  getUnrated,
  giveRating,
  hideRating,
  listAboutMe,
  listRatings,
  listWords,
  replyToRating,
  reportRating,
  showRating,
} from '#contract/rating.ts';
import type { Deps } from '../deps.ts';
import { readLoginCookies } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import { requireParty } from '../identity/session.ts';
import { answer, findPart, rate, read, report } from './actions.ts';
import { dismiss, hideAs, list, showAs } from './moderation-actions.ts';
import { readAboutMe, readUnrated, readWords } from './list-actions.ts';

export const ratingRoutes = (mount: Mount, deps: Deps): void => {
  mount(getRating, async ({ params, query, sessions }) => ({
    msg: 'What you two said about each other.',
    ...(await read(deps, await findPart(deps, sessions, params.id, query.as))),
  }));

  mount(giveRating, async ({ params, body, sessions, words, reply }) => {
    const part = await findPart(deps, sessions, params.id, body.as);
    const other = part.party.role === 'user' ? 'handyman' : 'user';
    const view = await rate(deps, part, body, readLoginCookies(reply, other).device);
    const { visible, blind } = words.rating.given;
    return { msg: view.mine?.visible ? visible : blind, ...view };
  });

  mount(replyToRating, async ({ params, body, sessions, words }) => ({
    ...(await answer(deps, await findPart(deps, sessions, params.id, 'handyman'), body.reply)),
    msg: words.rating.replySent,
  }));

  mount(reportRating, async ({ params, body, sessions, words }) => ({
    ...(await report(deps, await findPart(deps, sessions, params.id, body.as), body.reason)),
    msg: words.rating.reportSent,
  }));

  mount(getUnrated, async ({ query, sessions }) => ({
    msg: 'The last job that is not rated yet.',
    job: await readUnrated(deps, requireParty(sessions, query.as)),
  }));

  mount(listWords, async ({ params, query, words, reply }) => {
    const { reply: said, cursor } = await readWords(deps, params.id, query, words);
    const path = listWords.path.replace(':id', params.id);
    if (cursor !== undefined) reply.header('link', nextLink(path, query, cursor));
    return { msg: 'What customers say.', ...said };
  });

  mount(listAboutMe, async ({ query, sessions, words, reply }) => {
    const { reply: said, cursor } = await readAboutMe(
      deps,
      requireParty(sessions, query.as),
      query,
      words,
    );
    if (cursor !== undefined) reply.header('link', nextLink(listAboutMe.path, query, cursor));
    return { msg: 'What others say about you.', ...said };
  });
};

/** §13: what operators do about ratings. */
export const ratingOperatorRoutes = (mountFor: MountOperator, deps: Deps): void => {
  mountFor(listRatings, async ({ query, reply }) => {
    const { ratings, cursor } = await list(deps, query);
    if (cursor !== undefined) reply.header('link', nextLink(listRatings.path, query, cursor));
    return ratings;
  });

  mountFor(hideRating, async ({ params, body, words }, by) => {
    await hideAs(deps, by, params.id, body.reason);
    return { msg: words.rating.hidden };
  });

  mountFor(showRating, async ({ params, body, words }, by) => {
    await showAs(deps, by, params.id, body.reason);
    return { msg: words.rating.shown };
  });

  mountFor(dismissReport, async ({ params, body, words }, by) => {
    await dismiss(deps, by, params.id, body.reason);
    return { msg: words.rating.dismissed };
  });
};
