import { createTransport } from 'nodemailer';
import { inviteName } from '#domain/ics.ts';
import type { MailPort } from '../ports/mail.ts';

type Options = { readonly url: string; readonly from: string; readonly longestMs?: number };

/**
 * A server that sends a byte now and then would defeat an idle timeout. This one is well within a mail's lease
 * (outbox.ts), or another process would send it a second time.
 */
const longestMs = 60_000;

/** When the process is asked to stop, a mail that is just being sent may still arrive. */
const farewellMs = 3_000;

/** SMTP: a reply of 5xx is final, everything else may pass. */
const isFinal = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
};

/** What went wrong, without what was being said: server replies can quote addresses. */
const reasonOf = (error: unknown): string => {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
};

const openPool = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The outbox retries with growing waits; a second retry here would interfere with it.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
type Pool = ReturnType<typeof openPool>;

/** Closes open connections; a mail on one of them fails and is tried again later. */
const cutOff = (pool: Pool): void => {
  const { transporter } = pool as { transporter: { close(how: { force: true }): void } };
  transporter.close({ force: true });
};

export const openSmtp = ({ url, from, longestMs: most = longestMs }: Options): MailPort => {
  let pool = openPool(url);
  return {
    leaves: true,
    send: async ({ id, to, subject, text, html, invite }) => {
      const used = pool;
      const giveUp = setTimeout(() => {
        if (used === pool) pool = openPool(url);
        cutOff(used);
      }, most);
      try {
        await used.sendMail({
          from,
          // Two fields, never one string: a name with a comma in it would be read as several recipients.
          to: { name: to.name, address: to.address },
          subject,
          text,
          html,
          // Beside the text for programs that look there, and as a file for people and all others.
          ...(invite && {
            icalEvent: { method: invite.method, filename: inviteName, content: invite.file },
          }),
          messageId: `<${id}@localhands>`,
        });
        return 'taken';
      } catch (error) {
        return isFinal(error) ? 'refused' : { tryAgain: reasonOf(error) };
      } finally {
        clearTimeout(giveUp);
      }
    },
    close: () => {
      pool.close();
      setTimeout(cutOff, farewellMs, pool).unref();
    },
  };
};
