import type { UpiAnswer } from '#contract/sandbox-upi.ts';
import type { DisputeReason, DisputeState } from '#domain/dispute.ts';
import type { PayMethod } from '#domain/way-to-pay.ts';

/** The gateway could not be asked, or did not answer: the outcome there is unknown. */
export type TryAgain = { readonly tryAgain: string };

/** Why a card was refused, in the words Stripe has for it. */
export type CardRefusal = { readonly code: string; readonly declineCode?: string };

/** A payment as the gateway knows it. */
export type Charge = {
  readonly id: string;
  readonly amountPaise: number;
  /** Of these only `succeeded` and `closed` are final. Nothing is charged while it is `open`. */
  readonly state: 'open' | 'requires_action' | 'processing' | 'succeeded' | 'refused' | 'closed';
  readonly refusal?: CardRefusal;
  /** What a browser needs to show the bank's page. */
  readonly clientSecret?: string;
  /** What it is paid with, once that is known. */
  readonly method?: PayMethod;
  /** §33: while it waits for the customer's UPI app. */
  readonly upi?: { readonly link: string; readonly validUntil: Date };
};

export type GivenBack = {
  readonly id: string;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** What it gives back, where it was read from the gateway. */
  readonly of?: Omit<RefundEntry, 'id' | 'at'>;
};

/** What the gateway has on its list of charges that have succeeded. */
export type GatewayEntry = {
  readonly id: string;
  readonly amountPaise: number;
  readonly at: Date;
};

/** A refund that has succeeded, of a charge; our own have our key. */
export type RefundEntry = GatewayEntry & { readonly chargeId: string; readonly key?: string };

export type Payer = {
  readonly name: string;
  readonly line1: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
  readonly country: string;
};

type Order = {
  readonly key: string;
  readonly amountPaise: number;
  readonly description: string;
  readonly bookingId: string;
  readonly payer: Payer;
};

export type Refunding = {
  readonly chargeId: string;
  readonly amountPaise: number;
  /** The same key gives the same refund. */
  readonly key: string;
  /** It was requested before, with an unknown outcome: gateways forget idempotency keys after a day or so. */
  readonly again: boolean;
};

/** §39: a customer's bank takes a charge back. */
export type Dispute = {
  readonly id: string;
  readonly chargeId: string;
  readonly amountPaise: number;
  /** What the gateway takes for it; 0 while it names none. */
  readonly feePaise: number;
  readonly state: DisputeState;
  readonly reason: DisputeReason;
  /** The amount has left our account there, and is there again. */
  readonly taken: boolean;
  readonly returned: boolean;
  readonly openedAt: Date;
  /** Until when an answer is taken. */
  readonly dueBy?: Date;
};

/** What we say to the bank; banks read English. */
export type DisputeAnswer = {
  readonly text: string;
  readonly product: string;
  readonly customerName: string;
  readonly serviceDate?: string;
  /** What happened when, a line for each. */
  readonly timeline: string;
};

/** How the dispute stands once something was said about it, and whether that was taken. */
export type Told = { readonly taken: boolean; readonly dispute: Dispute };

/** A webhook's content: which charge, refund or dispute to read. */
export type GatewayEvent = {
  readonly id: string;
  /** Claims that money was taken. Enough to log an alarm; the gateway is asked before it counts. */
  readonly success: boolean;
  readonly chargeId?: string;
  readonly refundId?: string;
  readonly disputeId?: string;
};

/** Takes money from cards and by UPI, and gives it back. Amounts are paise, the currency is always INR. */
export type PaymentsPort = {
  readonly gateway: 'sandbox' | 'stripe';
  /** Opens a payment, which charges nothing yet. The same key gives the same payment. */
  open(order: Order): Promise<Charge | TryAgain>;
  /** Charges the card that the token stands for. A payment can be charged once. */
  confirm(id: string, token: string, payer: Payer): Promise<Charge | TryAgain>;
  read(id: string): Promise<Charge | TryAgain>;
  /** Closes it, so that it can never be charged, unless it has been already. */
  close(id: string): Promise<Charge | TryAgain>;
  refund(wanted: Refunding): Promise<GivenBack | TryAgain>;
  readRefund(id: string): Promise<GivenBack | TryAgain>;
  /** §34: all of a time, for comparing. */
  listCharges(from: Date, to: Date): Promise<GatewayEntry[] | TryAgain>;
  listRefunds(from: Date, to: Date): Promise<RefundEntry[] | TryAgain>;
  /** §39: those that were opened in that time. */
  listDisputes(from: Date, to: Date): Promise<GatewayEntry[] | TryAgain>;
  readDispute(id: string): Promise<Dispute | TryAgain>;
  /** The same answer again changes nothing. */
  answerDispute(id: string, answer: DisputeAnswer): Promise<Told | TryAgain>;
  /** The customer is right: the money is theirs. */
  acceptDispute(id: string): Promise<Told | TryAgain>;
  /** `unsigned` when the signature is not the gateway's. */
  readEvent(body: Uint8Array, signature: string): GatewayEvent | 'unsigned' | 'unreadable';
  /** Where the bank's page is our own. */
  answerChallenge?(id: string, passed: boolean): Promise<void>;
  /** Where the UPI app is our own page. */
  answerUpi?(id: string, answer: UpiAnswer): Promise<void>;
};
