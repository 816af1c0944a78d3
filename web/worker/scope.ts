import type { Language } from '#domain/language.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where this program runs: between the pages of this browser and the network. */
export const worker = self;

/** What the build has written, by the language of the pages. */
type Version = {
  /** Changes with each of its files. */
  readonly name: string;
  /** The script that a page of this version begins with. */
  readonly entry: Readonly<Record<Language, string>>;
  /** What every page needs, and the pages that can be shown without a session and without a network. */
  readonly shell: Readonly<Record<Language, readonly string[]>>;
  /** The code of every other screen but the operators'. */
  readonly screens: Readonly<Record<Language, readonly string[]>>;
};

declare const THIS_VERSION: Version;
export const version = THIS_VERSION;
