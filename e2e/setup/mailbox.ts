import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Longer than this no mail takes. */
const patienceMs = 10_000;

type Mail = { readonly to: string; readonly content: string };

/** A real mail server that hands out what it was sent, each mail once. */
export const openMailbox = async () => {
  const mails: Mail[] = [];
  const arrived = new EventTarget();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      text(stream).then((content) => {
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, content });
        arrived.dispatchEvent(new Event('mail'));
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const take = (to: string): Mail | undefined => {
    const at = mails.findIndex((mail) => mail.to === to);
    return at < 0 ? undefined : mails.splice(at, 1)[0];
  };

  /** The next mail to somebody, also when it is still on its way. */
  const next = async (to: string): Promise<string> => {
    const tooLate = AbortSignal.timeout(patienceMs);
    for (;;) {
      const mail = take(to);
      if (mail) return mail.content;
      await once(arrived, 'mail', { signal: tooLate }).catch(() => {
        throw new Error(`No mail came for ${to}`);
      });
    }
  };

  return {
    url: `smtp://127.0.0.1:${port}`,
    next,
    /** The six digits that stand on a line of their own. */
    nextCode: async (to: string): Promise<string> => {
      const code = /^(\d{6})\r?$/m.exec(await next(to))?.[1];
      if (code === undefined) throw new Error(`The mail to ${to} has no code`);
      return code;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
