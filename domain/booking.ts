/** §4: a job request and everything that becomes of it. */
export const states = [
  'requested',
  'accepted',
  'started',
  'done',
  'declined',
  'cancelled',
  'expired',
] as const;
export type State = (typeof states)[number];

export const paymentStates = ['unpaid', 'processing', 'paid', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Who makes a move. `time` is nobody answering, or nobody closing a job. */
export const actors = ['user', 'handyman', 'time'] as const;
export type Actor = (typeof actors)[number];

type Rule = { readonly from: State; readonly to: State; readonly by: readonly Actor[] };

/** §4: the whole life of a booking as data. Nothing else in the project knows which move is allowed. */
export const moves = {
  accept: { from: 'requested', to: 'accepted', by: ['handyman'] },
  decline: { from: 'requested', to: 'declined', by: ['handyman'] },
  withdraw: { from: 'requested', to: 'cancelled', by: ['user'] },
  expire: { from: 'requested', to: 'expired', by: ['time'] },
  start: { from: 'accepted', to: 'started', by: ['handyman'] },
  cancel: { from: 'accepted', to: 'cancelled', by: ['user', 'handyman'] },
  stop: { from: 'started', to: 'cancelled', by: ['handyman'] },
  finish: { from: 'started', to: 'done', by: ['user', 'handyman', 'time'] },
} as const satisfies Record<string, Rule>;
export type Move = keyof typeof moves;

const allMoves = Object.keys(moves) as Move[];

export const mayMove = (move: Move, actor: Actor): boolean =>
  (moves[move].by as readonly Actor[]).includes(actor);

/** The moves this actor can make from here: what a screen may offer. */
export const movesFrom = (state: State, actor: Actor): readonly Move[] =>
  allMoves.filter((move) => moves[move].from === state && mayMove(move, actor));

const callOffMoves = ['withdraw', 'cancel', 'stop'] as const satisfies readonly Move[];

/** Calling a booking off is `withdraw` before the answer, `cancel` after it and `stop` once the work has begun. */
export const callOffMove = (
  state: State,
  actor: Actor,
): (typeof callOffMoves)[number] | undefined =>
  callOffMoves.find((move) => movesFrom(state, actor).includes(move));

/**
 * §4: why an open request ended although nobody answered it: the handyman accepted another, or another handyman
 * accepted the customer's.
 */
export const endReasons = ['took_another_job', 'found_another'] as const;
export type EndReason = (typeof endReasons)[number];

/** An open request waits for its answer. */
export const openState = moves.accept.from;

/** A handyman has at most one of these. */
export const activeStates = ['accepted', 'started'] as const satisfies readonly State[];
export const isActive = (state: State): boolean =>
  (activeStates as readonly State[]).includes(state);

/** A booking can be paid once the handyman has accepted, and still after the work is done. */
export const payableStates = ['accepted', 'started', 'done'] as const satisfies readonly State[];
export const isPayable = (state: State): boolean =>
  (payableStates as readonly State[]).includes(state);

/** Not yet, or never, a job: the request is open, or it came to nothing. */
export const noJobStates = states.filter((state) => !isPayable(state));

export type WireStatus = 'pending' | 'accepted' | 'rejected';

/** §3: the three values a notification's status may have. */
export const wireStatus = (state: State): WireStatus => statusOf[state];

const statusOf: Readonly<Record<State, WireStatus>> = {
  requested: 'pending',
  accepted: 'accepted',
  started: 'accepted',
  done: 'accepted',
  declined: 'rejected',
  cancelled: 'rejected',
  expired: 'rejected',
};

/** §4: the pop-up shows when the first notification of the list still waits for an answer. */
export const showsPopUp = (list: readonly { readonly status: WireStatus }[]): boolean =>
  list[0] !== undefined && list[0].status === 'pending';

export type UserServed = {
  readonly username: string;
  readonly email: string;
  readonly contactNumber: string;
  readonly createdAt: string;
};

/** §3: a row of the work history; the date is the first ten characters of `createdAt`. */
export const historyRow = (served: UserServed, occupation: string) => ({
  date: served.createdAt.slice(0, 10),
  username: served.username,
  email: served.email,
  workDone: occupation,
  contactNumber: served.contactNumber,
});
