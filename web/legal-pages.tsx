/** §15: answers and policies are one file: a reader of one often opens the next, and the first page names one file only. */
export { default as Help } from './screens/help.tsx';
export { Grievance, Privacy, Refunds, Terms } from './screens/legal.tsx';
