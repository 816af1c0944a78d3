/** The language of this build of the screens, and how its numbers, dates and amounts are written. */
export const language: 'en' | 'hi' = 'en';
export const locale = 'en-IN';
