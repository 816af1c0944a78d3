import sharp from 'sharp';
import type { Call } from '#contract/call.ts';
import type { Client } from './client.ts';

const boundary = 'a-boundary-of-the-tests';

export type Files = Readonly<Record<string, Buffer>>;

/** What a browser makes of a form with files. */
const asForm = (fields: object, files: Files): Buffer => {
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  return Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value))),
    ...Object.entries(files).map(([name, content]) =>
      part(`name="${name}"; filename="card.png"\r\ncontent-type: image/png`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
};

export const sendForm = async (browser: Client, call: Call, fields: object, files: Files) => {
  const { status, body } = await browser.raw('POST', call.path, {
    payload: asForm(fields, files),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return { status, body: JSON.parse(body) as Record<string, unknown> };
};

/** With what a phone writes into its pictures. */
export const picture = (
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'jpeg',
  background = 'teal',
): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1' }, IFD0: { Artist: 'Somebody' } })
    .toFormat(format)
    .toBuffer();
