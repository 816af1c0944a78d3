import {
  acceptDispute,
  answerDispute,
  listDisputes,
  readDispute,
  takeDisputedShare,
} from '#contract/dispute.ts';
import type { DisputeView, ListedDispute } from '#contract/dispute.ts';
import { webhook } from '#contract/payment.ts';
import { settleDisputes } from '../payment/answer-actions.ts';
import { findDisputes } from '../payment/dispute-actions.ts';
import { signSandboxEvent } from '../gateways/payments-sandbox.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import { agree } from './paying.ts';
import type { Job, People } from './paying.ts';

/** A card whose bank takes back what it has paid. */
export const disputedToken = 'tok_createDispute';

/** Without telling anyone: as a job finds it. */
export const findAll = (t: TestApp) => findDisputes(t.deps);

export const only = async (by: Client, show: 'undecided' | 'decided' = 'undecided') => {
  const [one] = await by.send(listDisputes, undefined, { query: { show } });
  if (!one) throw new Error('There is no dispute');
  return one;
};

/** A job of 300 rupees that was paid with such a card, and its dispute in our books. */
export const disputed = async (t: TestApp, between?: People): Promise<Job> => {
  const job = await agree(t, 200, between);
  await job.pay(disputedToken);
  await findAll(t);
  return job;
};

type Named = Pick<ListedDispute, 'dispute_id'>;
const of = ({ dispute_id: id }: Named) => ({ params: { id } });

export const read = (by: Client, one: Named): Promise<DisputeView> =>
  by.send(readDispute, undefined, of(one));

export const answer = (by: Client, one: Named, text: string) =>
  by.try(answerDispute, { text, reason: 'The start code was given.' }, of(one));

export const accept = (by: Client, one: Named) =>
  by.try(acceptDispute, { reason: 'They are right.' }, of(one));

export const takeShare = (by: Client, one: Named) =>
  by.try(takeDisputedShare, { reason: 'Both are one person.' }, of(one));

/** Answered so that the sandbox's bank decides at once. */
export const decide = async (t: TestApp, by: Client, how: 'won' | 'lost') => {
  const one = await only(by);
  const text = how === 'won' ? 'winning_evidence' : 'losing_evidence';
  const { status } = await answer(by, one, text);
  if (status !== 200) throw new Error(`Not answered: ${status}`);
  await settleDisputes(t.deps);
  return one;
};

/** What the gateway calls the disputes that it has. */
export const sandboxDisputes = async (t: TestApp): Promise<string[]> => {
  const rows = await t.database.query<{ id: string }>(
    'select id from sandbox_disputes order by created_at, id',
  );
  return rows.map(({ id }) => id);
};

/** An event of the sandbox about a dispute, with any signature. */
export const tell = (
  t: TestApp,
  { id, about, type = 'charge.dispute.created' }: { id: string; about: string; type?: string },
  signature?: string,
) => {
  const payload = JSON.stringify({ id, type, data: { object: { object: 'dispute', id: about } } });
  return t.client().raw('POST', webhook.path, {
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? signSandboxEvent(t.deps.keys, payload),
    },
  });
};
