import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** Only for who has named no more than an area. */
export const ConfirmPlace = lazyComponent(
  async () => (await import('./confirm-place.tsx')).ConfirmPlace,
);

/** Only before a professional far away is asked. */
export const FarQuestion = lazyComponent(
  async () => (await import('./far-question.tsx')).FarQuestion,
);
