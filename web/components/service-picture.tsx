import type { Service, ServiceId } from '#domain/service.ts';

const tints: Readonly<Record<ServiceId, string>> = {
  1: 'bg-tint-maid',
  2: 'bg-tint-electrician',
  3: 'bg-tint-garbage',
  4: 'bg-tint-handy',
  5: 'bg-tint-carpenter',
  6: 'bg-tint-plumber',
};

type Props = { service: Service; className?: string; eager?: boolean };

/** A service's picture on its own tint. */
export const ServicePicture = ({ service, className = '', eager = false }: Props) => (
  <div
    className={`flex items-center justify-center overflow-hidden ${tints[service.id]} ${className}`}
  >
    <img
      src={service.serviceImage}
      alt=""
      width={340}
      height={226}
      loading={eager ? 'eager' : 'lazy'}
      className="cutout h-full max-h-60 w-full min-w-0 object-contain transition-transform duration-500 ease-out-soft group-hover:scale-105"
    />
  </div>
);
