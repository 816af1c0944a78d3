import { describe, expect, test } from 'vitest';
import { listSlots } from '#contract/slots.ts';
import { changeAddress, removeAddress } from '#contract/address.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { getCatalogue } from '#contract/catalogue.ts';
import { events } from '#contract/events.ts';
import {
  countOnline,
  getAllHandyman,
  loginHandyman,
  logoutHandyman,
  mailHandymanLoginCode,
  signupHandyman,
  verifyHandyman,
} from '#contract/handyman.ts';
import { removeTimeOff } from '#contract/hours.ts';
import { getCompany, health, ready, settings } from '#contract/operations.ts';
import { loginOperator, logoutOperator, openLink, acceptLink } from '#contract/operator.ts';
import { handymanPassword, operatorPassword, userPassword } from '#contract/password.ts';
import { answerChallenge, answerUpi, settlePayment, webhook } from '#contract/payment.ts';
import { getTicket, getTicketPhoto, writeToTicket } from '#contract/ticket.ts';
import { pauseSeries, resumeSeries, skipVisit, stopSeries } from '#contract/series.ts';
import { listWords } from '#contract/rating.ts';
import {
  loginUser,
  logoutUser,
  mailUserLoginCode,
  resendOtp,
  signupUser,
  verifyUser,
} from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import {
  actors,
  gather,
  inOtherRoles,
  setStage,
  targets,
  withoutSession,
} from '../testing/scene.ts';
import type { Client } from '../testing/client.ts';
import type { Actor, Scene } from '../testing/scene.ts';
import { cases } from '../testing/matrix-cases.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Row } from '../testing/matrix-case.ts';

const t = useApp();

/** A number that changes with every transaction that writes. */
const lastWrite = async (): Promise<string | undefined> => {
  const text = 'select pg_snapshot_xmax(pg_current_snapshot())::text as id';
  return (await t.database.query<{ id: string }>(text))[0]?.id;
};

const nobody: Row = [401, 401, 401, 401];
/** Roles without cases of their own are refused by every call. */
const refused: Row = [403, 403, 403, 403];

describe('§6 who may call what', () => {
  test.each(cases.map((one) => [`${one.call.path} at ${one.stage}`, one] as const))(
    '%s',
    async (_name, { call, stage, ask, expect: expected }) => {
      const cast = await gather(t);
      const clients = await withoutSession(t, cast);
      const others = await inOtherRoles(t);
      const seen: Record<string, number[]> = {};
      let scene: Scene | undefined;
      const tryAs = async (name: string, client: Client, actor: Actor) => {
        for (const target of targets) {
          scene ??= await setStage(t, cast, stage);
          const { body, params } = ask(scene, target, actor);
          const before = await lastWrite();
          const { status } = await client.try(call, body, params ? { params } : {});
          (seen[name] ??= []).push(status);
          // A refused call changes nothing that matters; after any other change the scene is set up again.
          const turnedAway = status === 401 || status === 403;
          if (!turnedAway && (await lastWrite()) !== before) scene = undefined;
        }
      };
      for (const actor of actors) await tryAs(actor, clients[actor], actor);
      for (const [role, client] of others) await tryAs(role, client, 'A');
      expect(seen).toEqual({
        anonymous: nobody,
        ...expected,
        expired: nobody,
        loggedOut: nobody,
        forgedHint: nobody,
        ...Object.fromEntries([...others.keys()].map((role) => [role, refused])),
      });
    },
    120_000,
  );

  /** With or without a session: these never answer 401 or 403 because of who asks. */
  const open = [
    [signupUser, { email: 'new@example.com' }, 200],
    [verifyUser, {}, 400],
    [signupHandyman, { email: 'new@example.com' }, 200],
    [verifyHandyman, {}, 400],
    [resendOtp, { email: 'nobody@example.com' }, 404],
    [loginUser, {}, 400],
    [mailUserLoginCode, {}, 400],
    [loginHandyman, {}, 400],
    [mailHandymanLoginCode, {}, 400],
    [userPassword.forgot, { email: 'nobody@example.com' }, 200],
    [userPassword.reset, {}, 400],
    [handymanPassword.forgot, { email: 'nobody@example.com' }, 200],
    [handymanPassword.reset, {}, 400],
    [operatorPassword.forgot, { email: 'nobody@example.com' }, 200],
    [operatorPassword.reset, {}, 400],
    [getAllHandyman, undefined, 200],
    [countOnline, undefined, 200],
    [listSlots, undefined, 400],
    [listWords, undefined, 400],
    [getCatalogue, undefined, 200],
    [settings, undefined, 200],
    [getCompany, undefined, 200],
    [health, undefined, 200],
    [ready, undefined, 200],
    [logoutUser, {}, 200],
    [logoutHandyman, {}, 200],
    [loginOperator, {}, 400],
    [openLink, { token: 'unknown' }, 410],
    [acceptLink, {}, 400],
    [logoutOperator, {}, 200],
  ] as const;

  test('what anybody may call', async () => {
    const clients = await withoutSession(t, await gather(t));
    for (const actor of actors) {
      for (const [call, body, expected] of open) {
        await t.database.query('delete from limits');
        const { status } = await clients[actor].try(call, body);
        expect([actor, call.path, status]).toEqual([actor, call.path, expected]);
      }
    }
  });

  const operatorCalls = calls.filter(({ who }) => who === 'operator');
  const unknown = { id: '00000000-0000-4000-8000-000000000000', position: '1', number: '1' };

  test('what operators may call, and nobody else', async () => {
    const { anonymous, A, X, expired, loggedOut, forgedHint } = await withoutSession(
      t,
      await gather(t),
    );
    const [support, admin] = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'admin')];
    const answerTo = async (client: Client, call: Call) => {
      const { status, body } = await client.try(call, {}, { params: unknown });
      return [401, 403].includes(status) ? `${status} ${body.code}` : 'let in';
    };
    for (const call of operatorCalls) {
      const answers = {
        anonymous: await answerTo(anonymous, call),
        expired: await answerTo(expired, call),
        loggedOut: await answerTo(loggedOut, call),
        forgedHint: await answerTo(forgedHint, call),
        customer: await answerTo(A, call),
        handyman: await answerTo(X, call),
        support: await answerTo(support, call),
        admin: await answerTo(admin, call),
      };
      expect([call.path, answers]).toEqual([
        call.path,
        {
          anonymous: '401 login_first',
          expired: '401 login_first',
          loggedOut: '401 login_first',
          forgedHint: '401 login_first',
          customer: '403 wrong_role',
          handyman: '403 wrong_role',
          support: call.level === 'admin' ? '403 not_yours' : 'let in',
          admin: 'let in',
        },
      ]);
    }
  });

  test('leaves no call out', () => {
    // The stream, the payment page, tickets and saved addresses have their own tests, which look at their answers.
    const elsewhere: readonly Call[] = [
      events,
      settlePayment,
      answerChallenge,
      answerUpi,
      webhook,
      getTicket,
      writeToTicket,
      getTicketPhoto,
      changeAddress,
      removeAddress,
      removeTimeOff,
      skipVisit,
      pauseSeries,
      resumeSeries,
      stopSeries,
    ];
    const covered = new Set([
      ...cases.map((one) => one.call),
      ...open.map(([call]) => call),
      ...operatorCalls,
      ...elsewhere,
    ]);
    expect(calls.filter((call) => !covered.has(call)).map((call) => call.path)).toEqual([]);
  });
});
