import { makeDraft } from '../../device/draft.ts';

/**
 * What a customer has written for the visit they are about to ask for. It is theirs, the address belongs to a place
 * and the note to a service: for others it says nothing.
 */
export const visitDraft = makeDraft(
  'localhands.visit',
  { user: '', service: '', place: '', address: '', note: '' },
  [],
);
