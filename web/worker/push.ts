import type { PushMessage } from '#contract/push.ts';
import { worker } from './scope.ts';

/** §24: push messages to this device, and the answers to their buttons. */

type Button = { readonly action: 'accept' | 'decline'; readonly title: string };
/** Features of browsers that the types do not have yet. */
type Shown = NotificationOptions & { actions?: readonly Button[]; renotify?: boolean };

const buttonsOf = ({ answer }: PushMessage): readonly Button[] =>
  answer
    ? [
        { action: 'accept', title: answer.accept },
        { action: 'decline', title: answer.decline },
      ]
    : [];

/** How many wait to be looked at, on the app's icon where there is such a thing. */
const countOnIcon = async (): Promise<void> => {
  if (!('setAppBadge' in navigator)) return;
  const shown = await worker.registration.getNotifications();
  await navigator.setAppBadge(shown.length).catch(() => undefined);
};

/** A newer notification of the same booking replaces the one before. */
export const show = async (message: PushMessage): Promise<void> => {
  const options: Shown = {
    body: message.body,
    tag: message.booking_id,
    renotify: true,
    icon: '/icons/app-192.png',
    badge: '/icons/app-192.png',
    data: message,
    actions: buttonsOf(message),
  };
  await worker.registration.showNotification(message.title, options);
  await countOnIcon();
};

const calls = { accept: '/api/acceptnotification', decline: '/api/rejectnotification' } as const;

/** The server's own sentence, also where the request is gone or the session has ended. */
const send = async (path: string, body: unknown): Promise<string | undefined> => {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { msg } = (await answer.json()) as { msg?: string };
    return msg;
  } catch {
    // Never queued: the handyman is shown the failure, and an accept must not arrive long after the press.
    return undefined;
  }
};

const answerRequest = async (
  { answer, ...message }: PushMessage,
  action: Button['action'],
): Promise<void> => {
  if (!answer) return;
  const { handyman_id, failed } = answer;
  const said = await send(calls[action], { handyman_id, notification_id: message.booking_id });
  await show({ ...message, body: said ?? failed });
};

/** An open window is used; the page in it may ask before it is left. */
const open = async (link: string): Promise<void> => {
  const { href } = new URL(link, worker.location.origin);
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  if (there) await there.focus();
  else await worker.clients.openWindow(href);
};

export const onTap = async (notification: Notification, action: string): Promise<void> => {
  const message = notification.data as PushMessage;
  notification.close();
  if (action === 'accept' || action === 'decline') await answerRequest(message, action);
  else await open(message.link);
  await countOnIcon();
};
