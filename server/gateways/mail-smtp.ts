import { createTransport } from 'nodemailer';
import type { MailPort } from '../deps.ts';

type Options = { readonly url: string; readonly from: string };

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

export const openSmtp = ({ url, from }: Options): MailPort => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    leaves: true,
    send: async ({ id, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          // Two fields, never one string: a string could be read as several people.
          to: { name: to.name, address: to.address },
          subject,
          text,
          html,
          messageId: `<${id}@localhands>`,
        });
        return 'taken';
      } catch (error) {
        return isFinal(error) ? 'refused' : { tryAgain: reasonOf(error) };
      }
    },
    close: () => transport.close(),
  };
};
