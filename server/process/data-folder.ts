import { mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { cannotStart } from './cannot-start.ts';

/** A WAL segment of the database has 16 MB. Below this, writing would soon fail half way. */
const leastFreeBytes = 32 * 1024 * 1024;

export const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Level by level: Node's own recursive form loops for ever where no folder can be made (in /proc). */
const make = async (folder: string): Promise<void> => {
  if (await exists(folder)) return;
  const parent = dirname(folder);
  if (!(await exists(parent))) await make(parent);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Another process has just made it.
    if (error.code !== 'EEXIST') throw error;
  });
};

/** The folder for everything this installation keeps on disk. */
export const openDataFolder = async (path: string): Promise<string> => {
  const folder = resolve(path);
  try {
    await make(folder);
    return folder;
  } catch (error) {
    throw cannotWrite(folder, error);
  }
};

export const cannotWrite = (folder: string, error: unknown): Error =>
  cannotStart(
    `The data folder ${folder} cannot be written (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
  );

export const hasRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFreeBytes;
};

/** A sentence for the console in place of the embedded engine's own, such as "Aborted()". */
export const whyNotOpened = async (folder: string): Promise<Error> =>
  cannotStart(
    (await hasRoom(folder).catch(() => true))
      ? `The database in ${folder} is damaged and cannot be opened. Put a back-up in its place, or move the folder away to begin with an empty one.`
      : `There is no room left for the database in ${folder}. Free some space on that disk and start again.`,
  );
