import { firstServices } from '#domain/first-services.ts';

/** Shown until the server has answered; in English without the words in Hindi. */
export const firstCatalogue = firstServices();
