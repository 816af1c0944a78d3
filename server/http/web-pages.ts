import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the build cannot know and leaves to the server, which puts it where the name stands in braces. */
export type PageSettings = {
  /** Where people reach the product: search engines and shared links want whole addresses. */
  readonly publicUrl: string;
  /** §9: how long a page waits before it goes on after a success. */
  readonly redirectMs: number;
};

const fillIn = (html: string, { publicUrl, redirectMs }: PageSettings): string =>
  html.replaceAll('{{publicUrl}}', publicUrl).replaceAll('{{redirectMs}}', String(redirectMs));

type Sent = { readonly body: Buffer; readonly encoding?: 'br' | 'gzip' };

export type WebPage = {
  readonly etag: string;
  readonly as: (accepted: string) => Sent;
};

export const readPage = (file: string, settings: PageSettings): WebPage => {
  const body = Buffer.from(fillIn(readFileSync(file, 'utf8'), settings));
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // Compressed once, by the first request that wants it.
    as: (accepted) => {
      if (/\bbr\b/.test(accepted)) {
        br ??= brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
        return { body: br, encoding: 'br' };
      }
      if (!/\bgzip\b/.test(accepted)) return { body };
      gzip ??= gzipSync(body, { level: 9 });
      return { body: gzip, encoding: 'gzip' };
    },
  };
};

/** `whole`: never as "not modified", for an answer that is no success. */
export const sendWebPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, as }: WebPage,
  whole: boolean,
): FastifyReply => {
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (!whole) {
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.status(304).send();
  }
  const { body, encoding } = as(request.headers['accept-encoding'] ?? '');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(body);
};
