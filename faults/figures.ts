import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    figuresFile: string;
  }
}

export type Figure = { readonly fault: string; readonly done: string; readonly found: string };

/** What was done and what came of it, for the table at the end of the run. */
export const figure = (fault: string, done: string, found: string): void =>
  appendFileSync(inject('figuresFile'), `${JSON.stringify({ fault, done, found })}\n`);
