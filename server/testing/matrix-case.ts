import type { Call } from '#contract/call.ts';
import { bookingId, handymanId, userId } from './scene.ts';
import type { Actor, Scene, Stage, Target } from './scene.ts';

/** The types of the authorisation matrix's cases. */

export type Row = readonly [number, number, number, number];
type Asking = { body?: unknown; params?: Record<string, string> };

export type Case = {
  readonly call: Call;
  readonly stage: Stage;
  readonly ask: (scene: Scene, target: Target, actor: Actor) => Asking;
  /** Answers for A/X, B/Y, unknown and malformed. Without a live session every call answers 401. */
  readonly expect: { readonly A: Row; readonly B: Row; readonly X: Row; readonly Y: Row };
};

export const ofBooking = (scene: Scene, target: Target): Asking => ({
  params: { id: bookingId(scene, target) },
});
export const ofCustomer = (scene: Scene, target: Target): Asking => ({
  body: { user_id: userId(scene, target) },
});
export const ofHandyman = (scene: Scene, target: Target): Asking => ({
  body: { handyman_id: handymanId(scene, target) },
});

export const never: Row = [403, 403, 403, 403];
export const mine: Row = [200, 403, 403, 400];
export const theirs: Row = [403, 200, 403, 400];
export const mineOf: Row = [200, 403, 404, 400];
export const theirsOf: Row = [403, 200, 404, 400];
/** Their own, but it is empty. */
export const nothingOf: Row = [404, 403, 404, 400];
export const nothingOfTheirs: Row = [403, 404, 404, 400];
export const always: Row = [200, 200, 200, 200];
