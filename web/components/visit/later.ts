/** What the page of a customer's booking needs only later, in one file. */
export { NobodyCame } from '../way/nobody-came.tsx';
export { SaidHere } from '../way/said-here.tsx';
export { BlockHandyman } from './block-handyman.tsx';
