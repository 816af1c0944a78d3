import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { mayActAs } from '#domain/operator.ts';
import type { Level } from '#domain/operator.ts';
import { requireSession } from '../identity/session.ts';
import type { Look, Sessions } from '../ports/sessions.ts';
import { forbidden, needLogin } from '../problem.ts';
import type { Ask, Mount } from './mount.ts';

/** The operator who acts, as they are now. */
export type Acting = { readonly id: string; readonly level: Level; readonly look: Look };

type Answer<C extends Call> = z.input<C['reply']> | Ask<C>['reply'];

export type MountOperator<By extends Acting = Acting> = <C extends Call>(
  call: C,
  handle: (ask: Ask<C>, by: By) => Promise<Answer<C>>,
) => void;

/**
 * §11: every call of an operator is mounted by this: who they are and what they may do is read again with each
 * request, so that an account that was closed a moment ago opens nothing.
 */
export const mountOperator =
  <By extends Acting>(
    mount: Mount,
    findActive: (id: string) => Promise<By | undefined>,
  ): MountOperator<By> =>
  (call, handle) => {
    const asking = new WeakMap<Sessions, By>();
    const authorise = async (sessions: Sessions) => {
      const by = await findActive(requireSession(sessions, 'operator').id);
      if (!by) throw needLogin();
      if (!mayActAs(by.level, call.level)) throw forbidden(({ operator }) => operator.adminOnly);
      asking.set(sessions, by);
    };
    mount(
      call,
      async (ask) => {
        const by = asking.get(ask.sessions);
        if (!by) throw needLogin();
        return handle(ask, by);
      },
      { authorise },
    );
  };
