import type { Call } from '#contract/call.ts';
import type { Level } from '#domain/operator.ts';
import type { LoggedIn } from './operators.ts';

/** What operators can look at: Asha's booking with Ravi, with all data that the two have entered. */
export type Sight = {
  readonly asha: string;
  readonly ravi: string;
  readonly booking: string;
  /** Of the picture in the messages. */
  readonly message: string;
  readonly ticket: string;
  readonly withPhoto: string;
  readonly alarm: string;
  readonly rating: string;
  /** Another operator. */
  readonly neela: string;
};

type Asked = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/**
 * What of the two people a reply holds. `file`: a list that leaves with a reason. `none`: no email, phone, exact place
 * or address of either; pictures of or from a person count as a look at them.
 */
type Shows = 'none' | 'file' | readonly ('asha' | 'ravi')[];

export type OperatorCall = {
  readonly call: Call;
  readonly level: Level;
  readonly shows: Shows;
  readonly ask?: (sight: Sight, by: LoggedIn) => Asked | Promise<Asked>;
  /** 200 where nothing else is written. */
  readonly status?: number;
};

export const quiet = (call: Call, ask?: OperatorCall['ask'], status?: number): OperatorCall => ({
  call,
  level: 'support',
  shows: 'none',
  ...(ask && { ask }),
  ...(status !== undefined && { status }),
});

export const ofAdmin = (...given: Parameters<typeof quiet>): OperatorCall => ({
  ...quiet(...given),
  level: 'admin',
});
