import { listDevices } from '#contract/device.ts';
import { getPush } from '#contract/push.ts';
import { listAboutMe } from '#contract/rating.ts';
import type { FakeServer } from './server.ts';

/** Of an account that is logged in here only, without notifications and without ratings. */
export const answerAccount = (server: FakeServer): void => {
  server.answer(getPush, { publicKey: null, devices: [], off: [], quiet: null });
  server.answer(listDevices, []);
  server.answer(listAboutMe, { msg: 'OK', rating: null, ratings: 0, stars: [], words: [] });
};
