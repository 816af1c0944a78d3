import type { FastifyInstance } from 'fastify';

/** Sources of Stripe's own frames, in which cards are typed; none of them without Stripe. */
const stripeSources = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

type Options = {
  readonly production: boolean;
  readonly withStripe: boolean;
  /** The origin of the operator's map, where it is read by scripts and from elsewhere. */
  readonly mapFrom?: string | undefined;
};

/** Only what the product itself serves may run or be shown in its pages, and no page may frame them. */
const contentPolicy = ({ withStripe, mapFrom }: Options): string => {
  const stripe = withStripe ? stripeSources : undefined;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(stripe?.scriptSrc ?? [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(mapFrom === undefined ? [] : [mapFrom]),
      ...(stripe?.connectSrc ?? []),
    ],
    ...(stripe ? { 'frame-src': stripe.frameSrc } : {}),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
};

const protection = (options: Options): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(options),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions(options),
  'referrer-policy': 'no-referrer',
  ...(options.production
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
});

/** The features of a device that the screens use: location and, for photos, the camera. */
const permissions = ({ withStripe }: Options): string => {
  const payment = withStripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return [
    'geolocation=(self)',
    'camera=(self)',
    payment,
    ...unused.map((name) => `${name}=()`),
  ].join(', ');
};

const unused = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers that only documents obey; on a script, font or picture they would be a kilobyte for nothing. */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
] as const;

/** On every reply: the same for all, so they are built once. */
export const protectiveHeaders = (app: FastifyInstance, options: Options): void => {
  const headers = protection(options);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};
