import type { z } from 'zod';
import type { PushSettings, addPushDevice, choosePush } from '#contract/push.ts';
import { pushLimits } from '#domain/push.ts';
import type { Deps } from '../deps.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import type { PartySession } from '../ports/sessions.ts';
import { badInput, conflict, needLogin, notFound } from '../problem.ts';
import {
  dropBeyond,
  dropOwnDevice,
  findChoices,
  listOwnDevices,
  putChoices,
  putDevice,
} from './store.ts';
import { quietOf, toPushDevice } from './presenter.ts';

export const readSettings = async (deps: Deps, session: PartySession): Promise<PushSettings> => {
  const devices = await listOwnDevices(deps.db, session);
  const choices = await findChoices(deps.db, session);
  return {
    publicKey: deps.push.publicKey,
    devices: devices.map((row) => toPushDevice(row, session.fingerprint)),
    off: choices?.off ?? [],
    quiet: choices ? quietOf(choices) : null,
  };
};

/** §24: returns the device's id, the same for the same browser. */
export const addDevice = async (
  deps: Deps,
  session: PartySession,
  { endpoint, p256dh, auth }: z.output<typeof addPushDevice.body>,
): Promise<string> => {
  if (deps.push.publicKey === null) throw conflict('push_off', ({ push }) => push.off);
  await spend(deps, limits.pushDevices, session.id);
  const target = { endpoint, p256dh, auth };
  if (!deps.push.accepts(target)) {
    throw badInput({ endpoint: ({ faults }) => faults.pushDevice() });
  }
  return deps.db.transaction(async (db) => {
    const added = await putDevice(db, session, {
      endpointHash: deps.keys.hash('push endpoint', endpoint),
      sealed: deps.keys.seal(Buffer.from(JSON.stringify(target))),
    });
    if (added === undefined) throw needLogin();
    await dropBeyond(db, session, pushLimits.devices);
    return added;
  });
};

export const removeDevice = async (deps: Deps, session: PartySession, id: string) => {
  if (!(await dropOwnDevice(deps.db, session, id))) {
    throw notFound(({ push }) => push.noSuchDevice);
  }
};

export const choose = (
  deps: Deps,
  session: PartySession,
  { off, quiet }: z.output<typeof choosePush.body>,
): Promise<void> =>
  putChoices(deps.db, session, {
    off: [...new Set(off)],
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
  });
