import { Briefcase, House, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { KeptAddress } from '#contract/address.ts';
import type { AddressKind } from '#domain/kept-address.ts';
import { words } from '#words/address.ts';

/** What an address is called, in the reader's language unless it has a word of its own. */
export const keptName = ({ kind, name }: Pick<KeptAddress, 'kind' | 'name'>): string =>
  name ?? words.kinds[kind];

export const kindIcons: Readonly<Record<AddressKind, LucideIcon>> = {
  home: House,
  work: Briefcase,
  other: MapPin,
};
