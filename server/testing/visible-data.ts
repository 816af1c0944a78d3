import { getBooking, getNotification, listBookings } from '#contract/booking.ts';
import { getAllHandyman, getHandyman } from '#contract/handyman.ts';
import { getUser } from '#contract/user.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

/** An account with its contact data; the places are ones that nothing rounded could be mistaken for. */
export type Known = Person & {
  readonly phone: string;
  readonly place: { readonly lat: number; readonly long: number };
};

export type Cast = { readonly users: readonly Known[]; readonly handymen: readonly Known[] };

/** Two customers and two handymen. */
export const meet = async (t: TestApp): Promise<Cast> => {
  const at = (n: number) => ({ lat: 18.512345 + n / 100, long: 73.854321 + n / 100 });
  const users: Known[] = [];
  const handymen: Known[] = [];
  for (const n of [0, 1]) {
    const [home, workshop] = [at(n), at(n + 2)];
    const [user, handyman] = [await t.user(home), await t.handyman(workshop)];
    const { contactNumber } = await user.send(getUser, { user_id: user.id });
    const { phone = '' } = await handyman.send(getHandyman, { handyman_id: handyman.id });
    users.push({ ...user, phone: contactNumber, place: home });
    handymen.push({ ...handyman, phone, place: workshop });
  }
  return { users, handymen };
};

/**
 * Everything that this reader can get to read, as it comes over the wire; but for a handyman's own history, which
 * keeps the people they have worked for (§6).
 */
export const readAll = async (
  reader: Known,
  { users, handymen }: Cast,
  bookings: readonly string[],
): Promise<string> => {
  const answers = [await reader.try(listBookings), await reader.try(getAllHandyman)];
  for (const { id } of users) answers.push(await reader.try(getUser, { user_id: id }));
  for (const { id } of handymen) {
    answers.push(await reader.try(getNotification, { handyman_id: id }));
    if (id !== reader.id) answers.push(await reader.try(getHandyman, { handyman_id: id }));
  }
  for (const id of bookings) {
    answers.push(await reader.try(getBooking, undefined, { params: { id } }));
  }
  return JSON.stringify(answers.map(({ body }) => body));
};

/** What a customer writes as their address. */
export const doorOf = ({ id }: Known): string => `The door of ${id}`;

/** Which of the account's contact data stands in a text. */
export const shownOf = (known: Known, text: string) => ({
  phone: text.includes(known.phone),
  email: text.includes(known.email),
  address: text.includes(doorOf(known)),
  place: text.includes(String(known.place.lat)) || text.includes(String(known.place.long)),
});
