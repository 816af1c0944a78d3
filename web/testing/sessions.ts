import { loginHandyman, logoutHandyman, verifyHandyman } from '#contract/handyman.ts';
import { loginUser, logoutUser, verifyUser } from '#contract/user.ts';
import type { Party } from '#domain/role.ts';
import { asha, ravi } from './samples.ts';
import type { FakeServer } from './server.ts';

const hint = { user: asha.user_id, handyman: ravi.handyman_id } as const;

const setHint = (role: Party) => {
  document.cookie = `${role}_token=${hint[role]}; path=/`;
};

const clearHint = (role: Party) => {
  document.cookie = `${role}_token=; path=/; max-age=0`;
};

/** Logins, logouts and the ends of sign-ups succeed, and the server sets and clears its cookies with them. */
export const answerSessions = (server: FakeServer): void => {
  const user = (msg: string) => () => {
    setHint('user');
    return { msg, user_id: hint.user };
  };
  const handyman = (msg: string) => () => {
    setHint('handyman');
    return { msg, handyman_id: hint.handyman };
  };
  server.answer(loginUser, user('Welcome back!'));
  server.answer(loginHandyman, handyman('Welcome back!'));
  server.answer(verifyUser, user('Your account is ready.'));
  server.answer(verifyHandyman, handyman('Your account is ready.'));
  server.answer(logoutUser, () => {
    clearHint('user');
    return { msg: 'Goodbye.' };
  });
  server.answer(logoutHandyman, () => {
    clearHint('handyman');
    return { msg: 'Goodbye.' };
  });
};
