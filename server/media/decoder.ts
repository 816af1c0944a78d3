import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { Fit } from '../ports/images.ts';
import type { DecodingLimits } from './limits.ts';

// A process of its own, which decodes one picture after another for decoding.ts and may be ended at any time: what a
// decoder has taken, in time or in memory, goes with it. It has no environment, no files and no database.

const lookEveryMs = 10;

sharp.cache(false);
sharp.concurrency(1);
// The header was looked at before (header.ts); this closes whatever a file could still be mistaken for.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Logins and searches come first.
setPriority(10);

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const megabytes = (): number => process.memoryUsage.rss() / 1024 / 1024;

/** Ends the process when the picture takes more than it may: a decoder cannot be interrupted otherwise. */
const watch = ({ megabytes: most, processorMs: longest }: DecodingLimits): (() => void) => {
  const before = { memory: megabytes(), processor: processorMs() };
  const timer = setInterval(() => {
    const tooLarge = megabytes() - before.memory > most;
    if (tooLarge || processorMs() - before.processor > longest) process.exit(1);
  }, lookEveryMs);
  return () => clearInterval(timer);
};

type Task = { readonly content: Uint8Array; readonly fit: Fit; readonly limits: DecodingLimits };

const draw = ({ content, fit: { fit, edge }, limits }: Task): Promise<Buffer> =>
  sharp(content, { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize({ width: edge, height: edge, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 82 })
    .toBuffer();

process.on('message', (task: Task) => {
  const stopWatching = watch(task.limits);
  draw(task)
    .then(
      (image) => process.send?.(image),
      () => process.send?.(null),
    )
    .finally(stopWatching);
});
process.on('disconnect', () => process.exit());
