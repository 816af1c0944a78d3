import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cannotStart } from '../process/cannot-start.ts';

/** What MAP_STYLE_URL says: tiles or an archive of them elsewhere, an archive on this machine, or nothing. */
export type MapSource = {
  /** Where the screens find it. */
  readonly url: string | null;
  /** An archive that this process serves itself. */
  readonly file?: string;
  /** Where scripts must be allowed to read from; pictures may come from anywhere. */
  readonly readFrom?: string;
};

const servedAt = '/map/streets.pmtiles';

export const readMapSource = (setting: string | undefined): MapSource => {
  if (setting === undefined) return { url: null };
  if (!setting.endsWith('.pmtiles')) return { url: setting };
  if (/^https?:/.test(setting)) return { url: setting, readFrom: new URL(setting).origin };
  const file = resolve(setting);
  if (!existsSync(file)) throw cannotStart(`MAP_STYLE_URL: there is no file ${file}.`);
  return { url: servedAt, file };
};

/**
 * Browsers read an archive in ranges of bytes: a city of some hundred megabytes costs a screen a few kilobytes. They
 * find out by its ETag when the operator puts another in its place.
 */
export const mapFile = (app: FastifyInstance, { file }: MapSource): void => {
  // A server without screens shows no map.
  if (file === undefined || !app.hasReplyDecorator('sendFile')) return;
  app.get(servedAt, async (_request, reply) =>
    reply
      .type('application/octet-stream')
      .sendFile(basename(file), dirname(file), { cacheControl: true, maxAge: '1h' }),
  );
};
