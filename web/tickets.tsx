/** §15: tickets as their authors see them, in one piece, for the same reasons as the pages of promises.tsx. */
export { default as UserTickets } from './screens/user/help/tickets.tsx';
export { default as UserTicket } from './screens/user/help/tickets/ticket.tsx';
export { default as UserNew } from './screens/user/help/new.tsx';
export { default as HandymanTickets } from './screens/handyman/help/tickets.tsx';
export { default as HandymanTicket } from './screens/handyman/help/tickets/ticket.tsx';
export { default as HandymanNew } from './screens/handyman/help/new.tsx';
