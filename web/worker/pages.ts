import { isLanguage } from '#domain/language.ts';
import type { Language } from '#domain/language.ts';
import { anyVary, keepFiles, openFiles } from './files.ts';
import { version } from './scope.ts';

/** A page that the build has not written as HTML: it becomes whatever screen its address names. */
const anyPage = '/user/bookings';
const shellName = '/shell';

/** How long the network may take while a cached shell could be shown. */
const patience = 8000;

const languageOf = (page: Response): Language | undefined => {
  const named = page.headers.get('content-language');
  return isLanguage(named) ? named : undefined;
};

const findShell = async (): Promise<Response | undefined> =>
  (await openFiles()).match(shellName, anyVary);

/** In the language that this browser reads, which only the server knows. */
export const keepShell = async (): Promise<void> => {
  const page = await fetch(anyPage, { cache: 'no-store' });
  const language = languageOf(page);
  if (!page.ok || language === undefined) throw new Error(`No shell: ${page.status}`);
  const html = await page.clone().text();
  // While a deploy is under way either version may answer; it is tried again later.
  if (!html.includes(version.entry[language])) throw new Error('The shell is of another version');
  await keepFiles(version.shell[language]);
  await (await openFiles()).put(shellName, page);
};

/** Every screen that customers and professionals may open. */
export const keepScreens = async (): Promise<void> => {
  const shell = await findShell();
  const language = shell && languageOf(shell);
  if (language !== undefined) await keepFiles(version.screens[language]);
};

/** The language was changed, so the shell is cached in the other one. */
const followLanguage = async (page: Response): Promise<void> => {
  const [language, shell] = [languageOf(page), await findShell()];
  if (language === undefined || (shell && languageOf(shell) === language)) return;
  await keepShell().catch(() => undefined);
};

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/** A status of the proxy while the server is restarted. */
const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** §22: a page comes from the network; the cached shell stands in when the server does not answer, or not in time. */
export const answerPage = async (event: FetchEvent): Promise<Response> => {
  const network = fromNetwork(event);
  const usable = network.then(
    (page) => (isAway(page) ? undefined : page),
    () => undefined,
  );
  const page = await Promise.race([usable, after(patience)]);
  if (!page) return (await findShell()) ?? network;
  event.waitUntil(followLanguage(page));
  return page;
};

/** The browser asks for the page while the worker is still starting. */
const fromNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request);
