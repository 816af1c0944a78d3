import type { FastifyReply } from 'fastify';

/** Sent as a download, not shown. */
export const sendPdf = (reply: FastifyReply, name: string, file: Buffer) =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    })
    .send(file);
