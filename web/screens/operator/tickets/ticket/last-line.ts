import type { Ticket } from '#contract/ticket.ts';

/** The last line of the thread that the page shows: the server refuses an answer that overlooks a newer one (§15). */
export const lastLine = ({ thread }: Ticket): number => thread.at(-1)?.id ?? 0;
