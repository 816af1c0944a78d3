import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { Fit } from '../ports/images.ts';
import type { DecodingLimits } from './limits.ts';

// A process of its own, which decodes pictures one by one for decoding.ts and can be killed at any time: the CPU time
// and memory that a decoder has taken are freed with it. It has no environment, no files and no database.

const lookEveryMs = 10;

sharp.cache(false);
sharp.concurrency(1);
// header.ts has checked the header before; this excludes the formats that a file could still be mistaken for.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Lower priority than logins and searches.
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
