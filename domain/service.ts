/** §3: a row of the fixed catalogue; `serviceTime` is in minutes. */
export type Service = {
  readonly id: ServiceId;
  readonly serviceName: string;
  readonly serviceInfo: string;
  readonly serviceImage: string;
  readonly serviceTime: number;
};

export type ServiceId = 1 | 2 | 3 | 4 | 5 | 6;

/** §3: the catalogue, in its order. */
export const services: readonly Service[] = [
  {
    id: 1,
    serviceName: 'Maid',
    serviceInfo: 'Sweeping, mopping, dishes and dusting, done with care.',
    serviceImage: '/images/services/maid.webp',
    serviceTime: 5,
  },
  {
    id: 2,
    serviceName: 'Electrician',
    serviceInfo: 'Wiring, fans, lights and switches, made safe again.',
    serviceImage: '/images/services/electrician.webp',
    serviceTime: 15,
  },
  {
    id: 3,
    serviceName: 'Garbage Collector',
    serviceInfo: 'Household waste picked up and sorted for recycling.',
    serviceImage: '/images/services/garbage-collector.webp',
    serviceTime: 5,
  },
  {
    id: 4,
    serviceName: 'Handy Man',
    serviceInfo: 'The all-rounder for every small repair on your list.',
    serviceImage: '/images/services/handy-man.webp',
    serviceTime: 10,
  },
  {
    id: 5,
    serviceName: 'Carpenter',
    serviceInfo: 'Doors, shelves and furniture, fitted and mended.',
    serviceImage: '/images/services/carpenter.webp',
    serviceTime: 20,
  },
  {
    id: 6,
    serviceName: 'Plumber',
    serviceInfo: 'Leaks, taps, drains and fittings, fixed for good.',
    serviceImage: '/images/services/plumber.webp',
    serviceTime: 2,
  },
];

/** §9: rupees, fixed, on every booking. */
export const serviceCharge = 100;

/** §9: the price packs, in rupees. */
export const priceOptions = [50, 120, 200] as const;

export type Cost = (typeof priceOptions)[number];

/** A booking asked for without a pack is the smallest one: nobody pays for more than they chose. */
export const defaultCost: Cost = 50;

/** §9: the pack that an address or a form names, if it is one of them. */
export const findCost = (text: string | null): Cost | undefined =>
  priceOptions.find((option) => String(option) === text?.trim());

/** §2: which services a search text finds: a substring of the name, whatever the case. */
export const searchServices = (text: string): readonly Service[] => {
  const wanted = fold(text);
  return services.filter((service) => fold(service.serviceName).includes(wanted));
};

/** §3: the service a name means, whatever its case. */
export const findService = (name: string): Service | undefined => byName.get(fold(name));

/** §2: the service that a page's address means; the home page calls the Handy Man All Rounder. */
export const serviceAtAddress = (name: string): Service | undefined =>
  findService(otherNames[fold(name)] ?? name);

const otherNames: Readonly<Record<string, string>> = {
  'all rounder': 'Handy Man',
  'all-rounder': 'Handy Man',
  allrounder: 'Handy Man',
  handyman: 'Handy Man',
};

export const serviceById = (id: ServiceId): Service => {
  const service = services[id - 1];
  if (!service) throw new RangeError(`No service has the id ${id}`);
  return service;
};

const fold = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

const byName = new Map(services.map((service) => [fold(service.serviceName), service]));
