import { getCalendar, getFeed, getVisitFile, makeFeed, removeFeed } from '#contract/calendar.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { readDays, readVisitFile } from './actions.ts';
import { dropFeed, makeFeedOf, readFeedState } from './feed-actions.ts';

export const calendarRoutes = (mount: Mount, deps: Deps): void => {
  mount(getVisitFile, async ({ params, sessions, language, reply }) => {
    const { number, file } = await readVisitFile(deps, sessions, params.id, language);
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="localhands-${number}.ics"`,
      })
      .send(file);
  });

  mount(getCalendar, async ({ query, sessions, words }) => ({
    msg: words.calendar.days,
    ...(await readDays(deps, requireSession(sessions, 'handyman'), query, words)),
  }));

  mount(getFeed, async ({ sessions, words }) => {
    const row = await readFeedState(deps, requireSession(sessions, 'handyman'));
    return {
      msg: words.calendar.feed.state,
      since: row?.made_at.toISOString() ?? null,
      lastReadAt: row?.read_at?.toISOString() ?? null,
    };
  });

  mount(makeFeed, async ({ sessions, words }) => {
    const made = await makeFeedOf(deps, requireSession(sessions, 'handyman'));
    return {
      msg: words.calendar.feed.made,
      address: made.address,
      since: made.since.toISOString(),
    };
  });

  mount(removeFeed, async ({ sessions, words }) => {
    await dropFeed(deps, requireSession(sessions, 'handyman'));
    return { msg: words.calendar.feed.removed };
  });
};
