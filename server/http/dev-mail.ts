import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { escapeHtml } from '../html/escape.ts';
import { listMails } from '../mail/outbox.ts';
import { inviteName } from '#domain/ics.ts';
import type { Mail } from '../ports/mail.ts';
import { writePage } from '../html/page.ts';

const textOf = (text: string | undefined): string =>
  text === undefined
    ? '<p>This mail cannot be read: it was sealed with another APP_SECRET than this one.</p>'
    : `<pre>${escapeHtml(text)}</pre>`;

const inviteOf = (invite: Mail['invite']): string =>
  invite === undefined
    ? ''
    : `<details><summary>${inviteName} (${invite.method})</summary><pre>${escapeHtml(invite.file)}</pre></details>`;

const loopback = /^(::ffff:)?127\.|^::1$/;
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** By the connection itself; a forwarded request comes from another machine, even if the proxy runs on this one. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  forwarding.every((name) => headers[name] === undefined);

/** Where mails land while there is no mail server. Never there in production, and only for this machine. */
export const devMailPage = (app: FastifyInstance, deps: Deps): void => {
  app.get('/dev/mail', async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const mails = await listMails(deps);
    const articles = mails.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject)}</h2><p class="soft">to ${escapeHtml(mail.to.address)}, <time datetime="${mail.at.toISOString()}">${mail.at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>${textOf(mail.text)}${inviteOf(mail.invite)}</article>`,
    );
    const empty = '<p>No mail yet. Sign up or book somebody, then look again.</p>';
    const intro =
      '<p class="soft">No mail server is set (SMTP_URL), so every mail stays here. Newest first.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(writePage('Mails', intro + (articles.join('') || empty)));
  });
};
