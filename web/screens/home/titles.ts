import { nameOf } from '#words/catalogue.ts';
import type { Catalogue, Service, ServiceId } from '#domain/catalogue.ts';
import { words } from '#words/home.tsx';

/** §2: the order of the six services on the home page; others come after them. */
const order: readonly ServiceId[] = [5, 1, 6, 3, 4, 2];

export const inOrder = (services: Catalogue): Catalogue => [
  ...order.flatMap((id) => services.find((service) => service.id === id) ?? []),
  ...services.filter(({ id }) => !order.includes(id)),
];

/** §2: what the home page calls the Handy Man. */
export const titleOf = (service: Service): string =>
  service.id === 4 ? words.services.allRounder : nameOf(service);
