import { billFor, linesOf } from '#domain/bill.ts';
import type { Bill } from '#domain/bill.ts';
import { priceOptions, smallestPrice } from '#domain/catalogue.ts';
import type { Offer } from '#domain/offer.ts';
import { badInput, conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';

type Wanted = {
  readonly cost?: number | undefined;
  /** The total that the screen has shown. */
  readonly total?: number | undefined;
};

/** §9: the pack that the customer chose, with the bill that is stored. Refused when they were shown another total. */
export const askedPrice = (service: Offer, wanted: Wanted): { cost: number; bill: Bill } => {
  const cost = chosenPrice(service, wanted.cost);
  const bill = billFor(service, cost);
  const { total } = linesOf(bill);
  if (wanted.total !== undefined && wanted.total !== total) throw priceChanged(total);
  return { cost, bill };
};

/** §9: a price that is not one of the service's packs is not replaced by another. */
const chosenPrice = (service: Offer, wanted: number | undefined): number => {
  if (!service.active) throw conflict('not_offered', ({ asking }) => asking.notOffered);
  const prices = priceOptions(service);
  if (wanted === undefined) return smallestPrice(service);
  if (prices.includes(wanted)) return wanted;
  throw badInput({ cost: ({ asking }) => asking.packs(prices) });
};

/** The catalogue has changed since the screen showed it. */
const priceChanged = (total: number): Problem =>
  conflict('price_changed', ({ asking }) => asking.priceChanged(total));
