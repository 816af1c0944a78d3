/**
 * What a page's version is known by. The build writes it into every page, and after it what else of the program the
 * page needs at once (web/build/build-steps.ts).
 */
export const programsOf = (page: Document): string[] =>
  page.querySelector<HTMLMetaElement>('meta[name="program"]')?.content.split(' ') ?? [];

export const programIn = (html: string): string | undefined =>
  /<meta name="program" content="([^" ]+)/.exec(html)?.[1];
