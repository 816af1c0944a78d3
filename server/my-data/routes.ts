import { deleteAccount, downloadData } from '#contract/my-data.ts';
import type { Deps } from '../deps.ts';
import { clearCookies } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import { sendZip } from '../http/zip.ts';
import { requireParty } from '../identity/session.ts';
import { deleteAccountOf } from './delete-actions.ts';
import { collect } from './download-actions.ts';

/** §23: what customers and professionals do about their own data. */
export const myDataRoutes = (mount: Mount, deps: Deps): void => {
  mount(downloadData, async ({ query, body, sessions, words, reply }) => {
    const session = requireParty(sessions, query.as);
    const entries = await deps.passwords.admit(() =>
      collect(deps, session, body.currentPassword, words),
    );
    return sendZip(reply, 'localhands-my-data', entries);
  });

  mount(deleteAccount, async ({ query, body, sessions, words, reply }) => {
    const session = requireParty(sessions, query.as);
    await deps.passwords.admit(() => deleteAccountOf(deps, session, body.currentPassword));
    clearCookies(reply, session.role);
    return { msg: words.myData.deleted };
  });
};
