import { pictureAt } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';

const tints: Readonly<Record<string, string>> = {
  [pictureAt('maid')]: 'bg-tint-maid',
  [pictureAt('electrician')]: 'bg-tint-electrician',
  [pictureAt('garbage-collector')]: 'bg-tint-garbage',
  [pictureAt('carpenter')]: 'bg-tint-carpenter',
  [pictureAt('plumber')]: 'bg-tint-plumber',
};

/** For a service that is no longer offered, or that this browser does not know yet. */
const fallback = pictureAt('handy-man');

type Props = { service: Service | undefined; className?: string; eager?: boolean };

/** A service's picture on its own tint. */
export const ServicePicture = ({ service, className = '', eager = false }: Props) => (
  <div
    className={`flex items-center justify-center overflow-hidden ${tints[service?.serviceImage ?? fallback] ?? 'bg-tint-handy'} ${className}`}
  >
    <img
      src={service?.serviceImage ?? fallback}
      alt=""
      width={340}
      height={226}
      loading={eager ? 'eager' : 'lazy'}
      className="cutout h-full max-h-60 w-full min-w-0 object-contain transition-transform duration-500 ease-out-soft group-hover:scale-105"
    />
  </div>
);
