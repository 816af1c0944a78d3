export { said as words } from '#domain/words/en.ts';
