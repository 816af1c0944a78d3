export { said as words } from '#domain/words/hi.ts';
