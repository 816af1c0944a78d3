import {
  getPicture,
  listMessages,
  listUnread,
  lookAtChat,
  lookAtPicture as seePicture,
  readMessages,
  sendMessage,
  sendPicture,
} from '#contract/chat.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireParty } from '../identity/session.ts';
import { countUnread, markAsRead, read, readPicture, write, writePicture } from './actions.ts';
import { look, lookAtPicture } from './audited-read-actions.ts';

export const chatRoutes = (mount: Mount, deps: Deps): void => {
  mount(listMessages, async ({ params, query, sessions }) => ({
    msg: 'These are the messages.',
    ...(await read(deps, { sessions, as: query.as, id: params.id }, query)),
  }));

  mount(sendMessage, async ({ params, query, body, sessions, words }) => ({
    msg: words.chat.sent,
    message: await write(deps, { sessions, as: query.as, id: params.id }, body),
  }));

  mount(sendPicture, async ({ params, query, body, files, sessions, words }) => ({
    msg: words.chat.sent,
    message: await writePicture(
      deps,
      { sessions, as: query.as, id: params.id },
      body.key,
      files.get('picture'),
    ),
  }));

  mount(getPicture, async ({ params, query, sessions, reply }) =>
    reply
      .type('image/webp')
      .send(await readPicture(deps, { sessions, as: query.as, id: params.id }, params.number)),
  );

  mount(readMessages, async ({ params, query, body, sessions }) => ({
    msg: 'Read.',
    readByMe: await markAsRead(deps, { sessions, as: query.as, id: params.id }, body.upTo),
  }));

  mount(listUnread, async ({ query, sessions }) => ({
    msg: 'These wait for you.',
    unread: await countUnread(deps, requireParty(sessions, query.as)),
  }));
};

/** §19: what operators may see of it. */
export const operatorChatRoutes = (mountFor: MountOperator, deps: Deps): void => {
  mountFor(lookAtChat, async ({ params, body, words }, by) => ({
    msg: words.chat.shown,
    messages: await look(deps, by, params.id, body.reason),
  }));

  mountFor(seePicture, async ({ params, reply }, by) =>
    reply.type('image/webp').send(await lookAtPicture(deps, by, params.id, params.number)),
  );
};
