import { version } from './scope.ts';

const prefix = 'files ';
const own = prefix + version.name;

/** The reply to a page depends on cookies; the cached one was made for this browser and fits as it is. */
export const anyVary = { ignoreVary: true } as const;

export const openFiles = (): Promise<Cache> => caches.open(own);

/** Names with a hash of their content mean the same in every version. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

const isPublic = (path: string): boolean => /^\/(images|icons)\/|^\/favicon\.svg$/.test(path);

/** What is answered from the cached files; everything else goes to the network. */
export const isFile = (path: string): boolean => isHashed(path) || isPublic(path);

const findFile = async (path: string): Promise<Response | undefined> => {
  const here = await (await openFiles()).match(path, anyVary);
  // A tab of the version before goes on with its own files, which the server no longer has.
  return here ?? (isHashed(path) ? caches.match(path, anyVary) : undefined);
};

/** One after the other: the page's own requests come first. A file of the version before is not fetched again. */
export const keepFiles = async (paths: readonly string[]): Promise<void> => {
  const files = await openFiles();
  for (const path of paths) {
    if (await files.match(path, anyVary)) continue;
    const answer = (await findFile(path)) ?? (await fetch(path));
    if (!answer.ok) throw new Error(`${path} could not be kept: ${answer.status}`);
    await files.put(path, answer);
  }
};

/** A file of the build: from the cache, or from the network and cached from then on. */
export const answerFile = async (event: FetchEvent): Promise<Response> => {
  const { pathname } = new URL(event.request.url);
  const kept = await findFile(pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    const copy = answer.clone();
    event.waitUntil(openFiles().then((files) => files.put(pathname, copy)));
  }
  return answer;
};

/** Deletes all versions but this and the last one: a tab of that may still be open. */
export const dropOldFiles = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};
