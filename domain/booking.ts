/** §4: the states of a booking and the moves between them. */
export const states = [
  'requested',
  'accepted',
  'on_the_way',
  'arrived',
  'started',
  'done',
  'declined',
  'cancelled',
  'expired',
] as const;
export type State = (typeof states)[number];

export const paymentStates = ['unpaid', 'processing', 'paid', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Who makes a move. `time` is a job of the server: no answer, or no closing, in time; `operator` is LocalHands. */
export const actors = ['user', 'handyman', 'time', 'operator'] as const;
export type Actor = (typeof actors)[number];

/** §4: a handyman has accepted, and the start code has not been typed yet. */
export const waitingStates = [
  'accepted',
  'on_the_way',
  'arrived',
] as const satisfies readonly State[];
export const isWaiting = (state: State): boolean =>
  (waitingStates as readonly State[]).includes(state);

type Rule = {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Actor[];
  /** §16, §27: theirs only after a while or when the other side is late, which the database decides. */
  readonly late?: true;
};

/** §4: the whole life of a booking as data; no other file decides which move is allowed. */
export const moves = {
  accept: { from: ['requested'], to: 'accepted', by: ['handyman'] },
  decline: { from: ['requested'], to: 'declined', by: ['handyman'] },
  withdraw: { from: ['requested'], to: 'cancelled', by: ['user', 'operator'] },
  expire: { from: ['requested'], to: 'expired', by: ['time'] },
  set_out: { from: ['accepted'], to: 'on_the_way', by: ['handyman'] },
  // A handyman who did not press "on the way" may still report the arrival.
  arrive: { from: ['accepted', 'on_the_way'], to: 'arrived', by: ['handyman'] },
  start: { from: waitingStates, to: 'started', by: ['handyman'] },
  cancel: { from: waitingStates, to: 'cancelled', by: ['user', 'handyman', 'operator'] },
  nobody_home: { from: ['arrived'], to: 'cancelled', by: ['handyman'], late: true },
  nobody_came: { from: ['accepted', 'on_the_way'], to: 'cancelled', by: ['user'], late: true },
  // §27: to a professional who will be late: the customer asks others instead.
  hand_over: { from: ['accepted'], to: 'cancelled', by: ['user'], late: true },
  stop: { from: ['started'], to: 'cancelled', by: ['handyman', 'operator'] },
  finish: { from: ['started'], to: 'done', by: ['user', 'handyman', 'time', 'operator'] },
} as const satisfies Record<string, Rule>;
export type Move = keyof typeof moves;

/**
 * What the events of a booking tell of: its moves, the request before them, another time that was agreed, and that the
 * professional will be late (§27).
 */
export const otherEvents = ['request', 'reschedule', 'late'] as const;
export type EventName = Move | (typeof otherEvents)[number];

const allMoves = Object.keys(moves) as Move[];

const ruleOf = (move: Move): Rule => moves[move];

export const mayMove = (move: Move, actor: Actor): boolean => ruleOf(move).by.includes(actor);

/** The moves this actor can make from here at any time, which a screen may offer. */
export const movesFrom = (state: State, actor: Actor): readonly Move[] =>
  allMoves.filter((move) => {
    const { from, late = false } = ruleOf(move);
    return from.includes(state) && mayMove(move, actor) && !late;
  });

const cancellationMoves = ['withdraw', 'cancel', 'stop'] as const satisfies readonly Move[];

/** Calling a booking off is `withdraw` before the answer, `cancel` after it and `stop` once the work has begun. */
export const cancellationMove = (
  state: State,
  actor: Actor,
): (typeof cancellationMoves)[number] | undefined =>
  cancellationMoves.find((move) => movesFrom(state, actor).includes(move));

/** §14: how an operator ends a job that has begun: the work was done, or it was not. */
export const jobOutcomes = ['done', 'cancelled'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

/** §14: the operator's move by which a job that has begun ends so. */
export const endingMove = { done: 'finish', cancelled: 'stop' } as const satisfies Record<
  JobOutcome,
  Move
>;

/**
 * Why a booking ended that was neither declined nor cancelled by a party. §4: the handyman accepted another request, or
 * another handyman the customer's. §16: the customer was not at home, or the handyman did not come. §12: the handyman
 * was suspended; the customer reads only that they cannot come. §27: the visit was left out of its series in
 * time; the professional was late and the customer asked others.
 */
export const endReasons = [
  'took_another_job',
  'found_another',
  'nobody_home',
  'nobody_came',
  'cannot_come',
  'series_changed',
  'running_late',
] as const;
export type EndReason = (typeof endReasons)[number];

/** An open request waits for its answer. */
export const openState = 'requested' satisfies State;

/** Agreed and not over. Of those for now a handyman has one, and none that overlap in time (§27). */
export const activeStates = [...waitingStates, 'started'] as const satisfies readonly State[];
export const isActive = (state: State): boolean =>
  (activeStates as readonly State[]).includes(state);

/** The professional is at it, or on the way there. */
export const underWayStates = [
  'on_the_way',
  'arrived',
  'started',
] as const satisfies readonly State[];

/** §14: a booking that is not over: an open request or a running job. */
export const liveStates = [openState, ...activeStates] as const satisfies readonly State[];

/** A booking as far as it says when its visit is; without `startsAt` it is for now. */
type Timed = { readonly state: State; readonly startsAt?: unknown };

/** §27: agreed for later, and the professional has not set out for it. */
export const isAhead = ({ state, startsAt }: Timed): boolean =>
  state === 'accepted' && startsAt !== undefined && startsAt !== null;

/** Agreed, and the professional's business now: a booking for now from the yes on, a later one once they set out. */
export const isUnderWay = (booking: Timed): boolean => isActive(booking.state) && !isAhead(booking);

/** A booking can be paid once the handyman has accepted, and still after the work is done. */
export const payableStates = [...activeStates, 'done'] as const satisfies readonly State[];
export const isPayable = (state: State): boolean =>
  (payableStates as readonly State[]).includes(state);

/** The states without a payable job: the request is open, or the booking came to nothing. */
export const noJobStates = states.filter((state) => !isPayable(state));

export type WireStatus = 'pending' | 'accepted' | 'rejected';

/** §3: the three values a notification's status may have. */
export const wireStatus = (state: State): WireStatus => statusOf[state];

const statusOf: Readonly<Record<State, WireStatus>> = {
  requested: 'pending',
  accepted: 'accepted',
  on_the_way: 'accepted',
  arrived: 'accepted',
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
