import { getProfessional, judgeApplication, mendApplication } from '#contract/verification.ts';
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

/** Decides about what is there now. */
export const judge = async (
  operator: Operator,
  id: string,
  decision: 'approve' | 'refuse',
  reason?: string,
) => {
  const { version } = await seen(operator, id);
  return operator.try(
    judgeApplication,
    { decision, version, ...(reason === undefined ? {} : { reason }) },
    { params: { id } },
  );
};
