import { z } from 'zod';
import type { GatewayEvent } from '../ports/payments.ts';

/** The format of both gateways' ids; no other text is looked up or stored. */
const id = z.string().regex(/^[\w.:-]{1,255}$/);

const event = z.object({
  id,
  type: z.string().optional(),
  data: z.object({
    object: z.union([
      z.object({ object: z.enum(['payment_intent', 'refund', 'dispute']), id }),
      z.object({
        object: z.literal('charge'),
        payment_intent: z.union([id, z.object({ id })]).nullish(),
      }),
      // Many events are about none of these.
      z.object({
        object: z
          .string()
          .refine((kind) => !['payment_intent', 'refund', 'dispute', 'charge'].includes(kind))
          .optional(),
      }),
    ]),
  }),
});

const tellingOfSuccess = new Set(['payment_intent.succeeded', 'charge.succeeded']);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Which payment, refund or dispute a signed event is about. The signature proves its sender, not that the content is valid. */
export const readGatewayEvent = (text: string): GatewayEvent | 'unreadable' => {
  const result = event.safeParse(parsed(text));
  if (!result.success) return 'unreadable';
  const { id: name, type = '', data } = result.data;
  const { object } = data;
  const said = { id: name, success: tellingOfSuccess.has(type) };
  if (object.object === 'payment_intent' && 'id' in object) return { ...said, chargeId: object.id };
  if (object.object === 'refund' && 'id' in object) return { ...said, refundId: object.id };
  if (object.object === 'dispute' && 'id' in object) return { ...said, disputeId: object.id };
  if (!('payment_intent' in object) || !object.payment_intent) return said;
  const { payment_intent: intent } = object;
  return { ...said, chargeId: typeof intent === 'string' ? intent : intent.id };
};
