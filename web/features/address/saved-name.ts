import { Briefcase, House, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { SavedAddress } from '#contract/address.ts';
import type { AddressKind } from '#domain/saved-address.ts';
import { words } from '#words/address.ts';

/** What an address is called, in the reader's language unless it has a word of its own. */
export const savedName = ({ kind, name }: Pick<SavedAddress, 'kind' | 'name'>): string =>
  name ?? words.kinds[kind];

export const kindIcons: Readonly<Record<AddressKind, LucideIcon>> = {
  home: House,
  work: Briefcase,
  other: MapPin,
};
