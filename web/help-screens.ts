import { words } from '#words/titles.ts';
import type { Screen } from './screen.ts';

const legalPages = () => import('./legal-pages.tsx');
const tickets = () => import('./screens/tickets.tsx');

/** §15: the pages of help and of what is promised, in the table of pages. */
export const helpScreens: readonly Screen[] = [
  {
    path: '/help',
    title: words.help,
    frame: 'user',
    load: async () => ({ default: (await legalPages()).Help }),
  },
  {
    path: '/terms',
    title: words.terms,
    frame: 'user',
    load: async () => ({ default: (await legalPages()).Terms }),
  },
  {
    path: '/privacy',
    title: words.privacy,
    frame: 'user',
    load: async () => ({ default: (await legalPages()).Privacy }),
  },
  {
    path: '/refunds',
    title: words.refunds,
    frame: 'user',
    load: async () => ({ default: (await legalPages()).Refunds }),
  },
  {
    path: '/grievance',
    title: words.grievance,
    frame: 'user',
    load: async () => ({ default: (await legalPages()).Grievance }),
  },
  {
    path: '/user/help/tickets',
    title: words.tickets,
    frame: 'user',
    needs: 'user',
    load: async () => ({ default: (await tickets()).UserTickets }),
  },
  {
    path: '/user/help/tickets/:id',
    title: words.ticket,
    frame: 'user',
    needs: 'user',
    load: async () => ({ default: (await tickets()).UserTicket }),
  },
  {
    path: '/user/help/new',
    title: words.write,
    frame: 'user',
    needs: 'user',
    load: async () => ({ default: (await tickets()).UserNew }),
  },
  {
    path: '/handyman/help/tickets',
    title: words.tickets,
    frame: 'handyman',
    needs: 'handyman',
    load: async () => ({ default: (await tickets()).HandymanTickets }),
  },
  {
    path: '/handyman/help/tickets/:id',
    title: words.ticket,
    frame: 'handyman',
    needs: 'handyman',
    load: async () => ({ default: (await tickets()).HandymanTicket }),
  },
  {
    path: '/handyman/help/new',
    title: words.write,
    frame: 'handyman',
    needs: 'handyman',
    load: async () => ({ default: (await tickets()).HandymanNew }),
  },
];
