import { part } from '../../../components/ui/part.tsx';

/** Only for who has named no more than an area. */
export const ConfirmPlace = part(async () => (await import('./confirm-place.tsx')).ConfirmPlace);

/** Only before a professional far away is asked. */
export const FarQuestion = part(async () => (await import('./far-question.tsx')).FarQuestion);
