import { randomUUID } from 'node:crypto';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { withCheckDigit } from '#domain/aadhaar.ts';
import { priceOptions, serviceById } from '#domain/catalogue.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { handymanShare, priceLines, toPaise } from '#domain/price.ts';
import type { Place } from '#domain/place.ts';
import { portraitNamed } from '#domain/portrait.ts';
import { cities } from './cities.ts';
import { dice } from './dice.ts';
import type { Dice } from './dice.ts';
import { isWorkTime, timetable } from './hours.ts';
import type { Timetable } from './hours.ts';
import type { Job } from './jobs.ts';
import { customers, firstNames, lastNames, serviceIds, streets } from './people.ts';
import { latelyFates, workingHours } from './today.ts';
import type { Request } from './today.ts';

const handymenPerCity = 7;
/** The first city is the demo customer's: there should be professionals to choose from. */
const handymenAtHome = 24;
const customersPerCity = 2;
const customersAtHome = customers.length - customersPerCity * (cities.length - 1);
const newcomers = 6;
const finishedBookings = 90;
const bookingsOfDemoHandyman = 9;
const jobsInWeeksBefore = 12;
/** What the demo customer had done, newest first; the tickets are about the first two. */
const servicesOfDemoCustomer: readonly ServiceId[] = [2, 1, 5, 4];
const olderThanHours = 500;

export type Man = Place & {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly service: ServiceId;
  readonly aadhaar: string;
  readonly address: string;
  readonly area: string;
  readonly city: string;
  readonly joinedDaysAgo: number;
};

export type Customer = Place & {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly joinedDaysAgo: number;
};

const numbered = (start: string, n: number) =>
  `${start}${String(n).padStart(10 - start.length, '0')}`;

const home = 'Pune';

/** Both are the first of their city: those who follow there get other portraits. */
const demoPeople = (chance: Dice): { man: Man; customer: Customer } => ({
  man: {
    id: chance.uuid(),
    name: 'Ravi Kale',
    email: demoHandyman.email,
    phone: numbered('98220', 1),
    service: 6,
    aadhaar: withCheckDigit('23456789012'),
    address: '4 Paud Road, Kothrud, Pune',
    area: 'Kothrud, Pune',
    city: home,
    lat: 18.5081,
    long: 73.8102,
    joinedDaysAgo: 412,
  },
  customer: {
    id: chance.uuid(),
    username: 'Asha Joshi',
    email: demoUser.email,
    phone: numbered('98230', 1),
    city: home,
    lat: 18.5074,
    long: 73.8077,
    joinedDaysAgo: 200,
  },
});

/** Repeats until the value is not in `seen`. */
const another = <T>(make: () => T, keyOf: (made: T) => string, seen: Set<string>): T => {
  for (;;) {
    const made = make();
    if (seen.has(keyOf(made))) continue;
    seen.add(keyOf(made));
    return made;
  }
};

/** An id whose portrait no other of the same list has. */
const newFace = (chance: Dice, name: string, seen: Set<string>, customer = false): string =>
  another(
    () => chance.uuid(),
    (id) => portraitNamed({ id, name }, customer) ?? id,
    seen,
  );

const makeMen = (chance: Dice, first: Man): Man[] => {
  const names = new Set<string>([first.name]);
  return cities.flatMap((city, c) => {
    const faces = new Set<string>(c === 0 ? [portraitNamed(first) ?? ''] : []);
    return Array.from({ length: c === 0 ? handymenAtHome : handymenPerCity }, (_, i): Man => {
      const n = c * handymenAtHome + i;
      // Each city has every service, and a different one twice.
      const service = serviceIds[(i + c) % serviceIds.length] ?? 1;
      const woman = service === 1 || chance.below(4) === 0;
      const name = another(
        () => `${chance.pick(woman ? firstNames.woman : firstNames.man)} ${chance.pick(lastNames)}`,
        (made) => made,
        names,
      );
      // In the first city the areas take turns, so that the list has near ones and far ones.
      const area =
        (c === 0 ? city.areas[i % city.areas.length] : undefined) ?? chance.pick(city.areas);
      return {
        id: newFace(chance, name, faces),
        name,
        email: `${name.replace(' ', '.')}.${n}@demo.localhands.example`.toLowerCase(),
        phone: numbered('98111', n),
        service,
        aadhaar: withCheckDigit(`3${String(7_310_000_000 + n * 7919)}`),
        address: `${1 + chance.below(120)} ${chance.pick(streets)}, ${area.name}, ${city.name}`,
        area: `${area.name}, ${city.name}`,
        city: city.name,
        ...chance.within(area),
        joinedDaysAgo: 170 + chance.below(750),
      };
    });
  });
};

const makeCustomers = (chance: Dice, first: Customer): Customer[] => {
  const faceOf = ({ id, username: name }: Customer) => portraitNamed({ id, name }, true) ?? '';
  const faces = cities.map((_, c) => new Set<string>(c === 0 ? [faceOf(first)] : []));
  return customers.map((username, n) => {
    const c = n < customersAtHome ? 0 : 1 + Math.floor((n - customersAtHome) / customersPerCity);
    const city = cities[c] ?? cities[0];
    if (!city) throw new RangeError('The demo has no cities');
    return {
      id: newFace(chance, username, faces[c] ?? new Set(), true),
      username,
      email: `${username.replace(' ', '.')}@demo.localhands.example`.toLowerCase(),
      phone: numbered('98112', n),
      city: city.name,
      ...chance.within(chance.pick(city.areas)),
      joinedDaysAgo: 170 + chance.below(400),
    };
  });
};

type People = {
  readonly chance: Dice;
  readonly times: Timetable;
  readonly men: readonly Man[];
  readonly customers: readonly Customer[];
};

const priced = (chance: Dice, man: Man, customer: Customer): Omit<Job, 'hours_ago'> => {
  const service = serviceById(firstCatalogue, man.service);
  const price = priceLines(service, chance.pick(priceOptions(service)));
  return {
    id: randomUUID(),
    user_id: customer.id,
    handyman_id: man.id,
    service: man.service,
    cost: price.cost,
    service_charge_paise: toPaise(price.serviceCharge),
    gst_paise: toPaise(price.gst),
    amount_paise: toPaise(price.total),
    share_paise: toPaise(handymanShare(price.total, null)),
    lat: customer.lat,
    long: customer.long,
  };
};

/** At the customer's home, by day unless said otherwise, when both have time: then, or a little earlier. */
const makeJob = (
  { chance, times }: People,
  man: Man,
  customer: Customer,
  hoursAgo: number,
  isUsual?: (instant: Date) => boolean,
): Job => ({
  ...priced(chance, man, customer),
  hours_ago: times.take([man.id, customer.id], hoursAgo, isUsual),
});

const neighbour = ({ chance, customers: all }: People, { city }: Man): Customer =>
  chance.pick(all.filter((customer) => customer.city === city));

const makeJobs = (people: People, ravi: Man, asha: Customer): Job[] => {
  const { chance, men } = people;
  return Array.from({ length: finishedBookings }, (_, n) => {
    const service = servicesOfDemoCustomer[n - bookingsOfDemoHandyman];
    const hoursAgo = 20 + n * 5 + chance.below(5);
    if (n < bookingsOfDemoHandyman) return makeJob(people, ravi, neighbour(people, ravi), hoursAgo);
    if (service === undefined) {
      const man = chance.pick(men);
      return makeJob(people, man, neighbour(people, man), hoursAgo);
    }
    const theirs = men.filter((man) => man.city === asha.city && man.service === service);
    return makeJob(people, chance.pick(theirs), asha, hoursAgo);
  });
};

/** Away from the demo customer's city: no professional there is busy when they look. */
const makeLately = (people: People, now: Date) => {
  const { chance, men } = people;
  const elsewhere = men.filter(({ city }) => city !== home);
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000);
  const asked = new Set<string>();
  // Each asks another professional, in another city than the one before: none has two jobs at once.
  const requests = latelyFates.map((fate, n): Request => {
    const awake = elsewhere.filter(
      ({ id, service }) => !asked.has(id) && isWorkTime(service, at(fate.minutes_ago / 60)),
    );
    const city = cities[1 + (n % (cities.length - 1))]?.name;
    const man = awake.find((one) => one.city === city) ?? awake[0];
    if (!man) throw new RangeError('The demo has more requests than people');
    asked.add(man.id);
    const customer = neighbour(people, man);
    people.times.block([man.id, customer.id], fate.minutes_ago / 60);
    return { ...priced(chance, man, customer), hours_ago: 0, ...fate };
  });
  const done = workingHours(chance, now).map((hoursAgo) => {
    const awake = elsewhere.filter(
      ({ id, service }) => !asked.has(id) && isWorkTime(service, at(hoursAgo)),
    );
    const man = chance.pick(awake);
    return makeJob(people, man, neighbour(people, man), hoursAgo, (instant) =>
      isWorkTime(man.service, instant),
    );
  });
  return { requests, done };
};

/** Before those: enough for ratings of nearly every professional of the first city, and of many elsewhere. */
const makeOlderJobs = (people: People): Job[] => {
  const { chance, men } = people;
  return men.flatMap((man, n) =>
    Array.from({ length: chance.below(n < handymenAtHome ? 13 : 7) }, () =>
      makeJob(people, man, neighbour(people, man), olderThanHours + chance.below(24 * 140)),
    ),
  );
};

/** What the demo's professional did in the weeks before: they have earned it, and were paid out. */
const makeWeeksBefore = (people: People, ravi: Man): Job[] =>
  Array.from({ length: jobsInWeeksBefore }, (_, n) =>
    makeJob(people, ravi, neighbour(people, ravi), 190 + n * 40 + people.chance.below(30)),
  );

/** The demo's people and what they did until now. The same on every machine, but for the ids of bookings. */
export const demoMarket = (now: Date) => {
  const chance = dice(20_261_115);
  const { man: ravi, customer: asha } = demoPeople(chance);
  const men = makeMen(chance, ravi);
  const others = makeCustomers(chance, asha);
  // The last have not worked yet: their applications wait.
  const working = men.slice(0, -newcomers);
  const people = { chance, times: timetable(now), men: working, customers: others };
  const lately = makeLately(people, now);
  const jobs = [
    ...makeJobs(people, ravi, asha),
    ...lately.done,
    ...makeOlderJobs(people),
    ...makeWeeksBefore(people, ravi),
  ].toSorted((a, b) => a.hours_ago - b.hours_ago);
  return { chance, ravi, asha, men, customers: others, jobs, requests: lately.requests };
};
