import {
  acceptTime,
  declineTime,
  listFreeStarts,
  proposeTime,
  withdrawTime,
} from '#contract/proposal.ts';
import { ofBooking } from './matrix-case.ts';
import type { Case, Row } from './matrix-case.ts';

/** Theirs, and for now: there is no time to change. The slice's own tests have visits for later. */
const own: Row = [409, 403, 404, 400];
const ownOfTheirs: Row = [403, 409, 404, 400];
const parties = { A: own, B: ownOfTheirs, X: own, Y: ownOfTheirs };

const withTime: Case['ask'] = (scene, target) => ({
  ...ofBooking(scene, target),
  body: { startsAt: new Date(Date.now() + 86_400_000).toISOString() },
});

/** §27: the two parties of a booking only. */
export const proposalCases: readonly Case[] = [
  { call: listFreeStarts, stage: 'accepted', ask: ofBooking, expect: parties },
  { call: proposeTime, stage: 'accepted', ask: withTime, expect: parties },
  { call: acceptTime, stage: 'accepted', ask: withTime, expect: parties },
  { call: declineTime, stage: 'accepted', ask: ofBooking, expect: parties },
  { call: withdrawTime, stage: 'accepted', ask: ofBooking, expect: parties },
];
