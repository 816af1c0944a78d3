import { chmod, cp, rename, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * A database that the build has prepared (scripts/build.mjs), beside the built server: initialising one and making
 * its tables takes many times longer than copying it. Run from the sources there is none.
 */
const prepared = fileURLToPath(new URL('./new-database/', import.meta.url));

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Copied beside its place and renamed, so that a start that is killed half way leaves no half database. */
export const prepareDatabase = async (folder: string, from = prepared): Promise<void> => {
  if ((await exists(folder)) || !(await exists(from))) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true });
  await chmod(unfinished, 0o700);
  await rename(unfinished, folder);
};
