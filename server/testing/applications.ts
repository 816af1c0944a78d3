import {
  getProfessional,
  judgeApplication,
  lookAtAadhar,
  mendApplication,
  suspendProfessional,
} from '#contract/verification.ts';
import { getHandyman } from '#contract/handyman.ts';
import { picture, sendForm } from './forms.ts';
import type { Operator } from './operators.ts';
import type { Person } from './people.ts';

/** Both sides of the card, and perhaps an answer. */
export const giveImages = async (handyman: Person, answer?: string) => {
  const files = { aadharFront: await picture(), aadharBack: await picture('png') };
  const fields = answer === undefined ? {} : { answer };
  return sendForm(handyman, mendApplication, fields, files);
};

export const seen = (operator: Operator, id: string) =>
  operator.send(getProfessional, undefined, { params: { id } });

/** Opens both sides of the card. */
export const lookAtCard = async (operator: Operator, id: string): Promise<void> => {
  for (const side of ['aadharFront', 'aadharBack']) {
    await operator.raw('POST', lookAtAadhar.path.replace(':id', id), {
      payload: JSON.stringify({ side, reason: 'Checking the application' }),
      headers: { 'content-type': 'application/json' },
    });
  }
};

/** Decides about the present version, after opening the card where that is needed. */
export const judge = async (
  operator: Operator,
  id: string,
  decision: 'approve' | 'refuse' | 'uphold',
  reason?: string,
) => {
  if (decision === 'approve') await lookAtCard(operator, id);
  const { version } = await seen(operator, id);
  return operator.try(
    judgeApplication,
    { decision, version, ...(reason === undefined ? {} : { reason }) },
    { params: { id } },
  );
};

export const suspend = async (
  operator: Operator,
  id: string,
  reason = 'Three complaints this week.',
) => {
  const { version } = await seen(operator, id);
  return operator.send(suspendProfessional, { reason, version }, { params: { id } });
};

/** Where their application stands, as they see it. */
export const ownView = async (handyman: Person) =>
  (await handyman.send(getHandyman, { handyman_id: handyman.id })).application;
