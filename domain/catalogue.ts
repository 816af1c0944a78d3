/** Given out by the database; 1 to 6 are the services that a fresh start has. */
export type ServiceId = number;

/** The texts of a pack: its name, one line, and a few things that are in it. */
export type PackWords = {
  readonly name: string;
  readonly includes: string;
  readonly details: readonly string[];
};

/** §3: one price of a service, and what it includes. Rupees. */
export type Pack = PackWords & { readonly price: number; readonly hi: PackWords };

/** §3: a service as every visitor may see it. Times are in minutes, prices in rupees; `hi` is the same in Hindi. */
export type Service = {
  readonly id: ServiceId;
  /** The API's name for it, in every language. */
  readonly serviceName: string;
  readonly serviceInfo: string;
  readonly serviceImage: string;
  readonly serviceTime: number;
  /** How long a visit is planned for. */
  readonly slotMinutes: number;
  readonly serviceCharge: number;
  /** §27: whether its visits can be asked for every week or every weekday. */
  readonly repeats: boolean;
  readonly packs: readonly Pack[];
  /** One who does it, like Painter, where the service is not named after them. */
  readonly person?: string | undefined;
  readonly hi: {
    readonly serviceName: string;
    readonly serviceInfo: string;
    readonly person?: string | undefined;
  };
};

/** §3: in the order in which services are shown. */
export type Catalogue<S extends Service = Service> = readonly S[];

/** The pictures that come with the product. */
export const pictures = [
  'maid',
  'electrician',
  'garbage-collector',
  'handy-man',
  'carpenter',
  'plumber',
] as const;

export const pictureAt = (picture: string): string => `/images/services/${picture}.webp`;

/** §9: the prices of a service's packs. */
export const priceOptions = ({ packs }: Service): readonly number[] =>
  packs.map(({ price }) => price);

/** A request without a pack gets the smallest one: customers never pay for more than they chose. */
export const smallestPrice = (service: Service): number => Math.min(...priceOptions(service));

/** The least that a booking of it costs, with the visit. */
export const lowestTotal = (service: Service): number =>
  service.serviceCharge + smallestPrice(service);

/** §9: the pack that an address or a form names, if the service has it. */
export const findPrice = (service: Service, text: string | null): number | undefined =>
  priceOptions(service).find((price) => String(price) === text?.trim());

/** §2: which services a search text finds: a substring of the name, whatever the case. */
export const searchServices = <S extends Service>(
  catalogue: Catalogue<S>,
  text: string,
): readonly S[] => {
  const wanted = fold(text);
  return catalogue.filter((service) => fold(service.serviceName).includes(wanted));
};

/** §3: the service a name means, whatever its case. */
export const findService = <S extends Service>(
  catalogue: Catalogue<S>,
  name: string,
): S | undefined => {
  const wanted = fold(name);
  return catalogue.find((service) => fold(service.serviceName) === wanted);
};

/** §2: the service that a page's address means; the home page calls the Handy Man All Rounder. */
export const serviceAtAddress = <S extends Service>(
  catalogue: Catalogue<S>,
  name: string,
): S | undefined => findService(catalogue, otherNames[fold(name)] ?? name);

/** Other names of a service in URLs. */
export const otherNames: Readonly<Record<string, string>> = {
  'all rounder': 'Handy Man',
  'all-rounder': 'Handy Man',
  allrounder: 'Handy Man',
  handyman: 'Handy Man',
};

export const serviceById = <S extends Service>(catalogue: Catalogue<S>, id: ServiceId): S => {
  const service = catalogue.find((one) => one.id === id);
  if (!service) throw new RangeError(`No service has the id ${id}`);
  return service;
};

const fold = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
