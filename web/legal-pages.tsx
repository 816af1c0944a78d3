/**
 * §15: the pages of answers and of what is promised, in one piece: whoever reads one often reads the next, and the
 * first page has to know the name of one file only.
 */
export { default as Help } from './screens/help.tsx';
export { default as Terms } from './screens/terms.tsx';
export { default as Privacy } from './screens/privacy.tsx';
export { default as Refunds } from './screens/refunds.tsx';
export { default as Grievance } from './screens/grievance.tsx';
