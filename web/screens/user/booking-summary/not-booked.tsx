import { Link } from 'react-router';
import type { HandymanCard } from '#contract/handyman.ts';
import { findPrice, findService, smallestPrice } from '#domain/catalogue.ts';
import { arrivalMinutes, distanceKm, isPlace } from '#domain/place.ts';
import { priceLines } from '#domain/price.ts';
import { words as bookingWords } from '#words/booking.tsx';
import { words as visit } from '#words/visit.tsx';
import { distanceText, minutesText } from '../../../ui/distance.ts';
import { PriceLines } from '../../../features/payment/price-lines.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { Person } from '../../../features/booking/person.tsx';
import { useCatalogue } from '../../../features/catalogue/queries.ts';

const words = bookingWords.summary;

type Props = { handyman: HandymanCard; query: URLSearchParams };

/** The address of a confirmation without a booking: what one would cost, and the way to ask for it. */
export const NotBooked = ({ handyman, query }: Props) => {
  const service = findService(useCatalogue(), handyman.services);
  const here = { lat: Number(query.get('lat')), long: Number(query.get('long')) };
  const km = distanceKm(here, handyman);
  const cost = service && (findPrice(service, query.get('cost')) ?? smallestPrice(service));
  const list = new URLSearchParams({
    service: handyman.services.toLowerCase(),
    lat: String(here.lat),
    long: String(here.long),
    cost: String(cost ?? ''),
  });
  return (
    <Page title={words.notBooked.title} lead={words.notBooked.lead(handyman.name)}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Person {...handyman} phone={undefined} card={handyman} />
        <Card className="grid gap-4 p-5 sm:p-6">
          <h2 className="text-lg font-bold">{visit.bill.title}</h2>
          {service && cost !== undefined && <PriceLines price={priceLines(service, cost)} />}
          {isPlace(here) && (
            <p className="text-ink-soft">
              {visit.estimate(
                <strong className="text-ink">{minutesText(arrivalMinutes(km))}</strong>,
                distanceText(km),
              )}
            </p>
          )}
          <Link
            to={`/services/serviceProvider?${list.toString()}`}
            className={buttonClass({ size: 'large', wide: true })}
          >
            {words.notBooked.near}
          </Link>
        </Card>
      </div>
    </Page>
  );
};
