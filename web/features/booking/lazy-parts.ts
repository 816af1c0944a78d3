/** What the page of a customer's booking needs only later, in one file. */
export { NobodyCame } from '../tracking/nobody-came.tsx';
export { SaidHere } from '../tracking/said-here.tsx';
export { KeepFavourite } from '../regular/heart.tsx';
export { BlockHandyman } from './block-handyman.tsx';
export { CancelVisit } from './cancel-visit.tsx';
export { DisputedNote } from '../dispute/disputed-note.tsx';
export { FeeOf } from '../fee/fee-of.tsx';
export { RenewCode } from './renew-code.tsx';
export { CashOfVisit } from '../cash/cash-of-visit.tsx';
export { Door } from './door.tsx';
