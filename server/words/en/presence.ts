import { presence } from '#domain/presence.ts';

/** Mails to professionals who are online but have no page open. */
export const words = {
  yourDashboard: 'Open your dashboard',
  stillThere: {
    subject: 'Are you still there?',
    text: `You are online, but you have not been on LocalHands for ${presence.askAfterMinutes} minutes, so a request would not reach you.`,
    next: `Open your dashboard and you stay online. If we do not see you for another ${presence.offlineAfterMinutes} minutes, we set you offline.`,
  },
  setOffline: {
    subject: 'You are offline now',
    text: `We asked whether you are still there and have not seen you since. So that no customer waits for nothing, you are offline now and get no requests.`,
    next: 'When you want to work again, open your dashboard and go online. Nothing else has changed.',
  },
};
