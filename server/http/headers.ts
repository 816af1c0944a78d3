import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Where cards are typed into Stripe's own frames; nothing of it without Stripe. */
const stripeSources = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

type Options = { readonly production: boolean; readonly withStripe: boolean };

const protection = ({ production, withStripe }: Options) => {
  const stripe = withStripe ? stripeSources : undefined;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(stripe?.scriptSrc ?? [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(stripe?.connectSrc ?? [])],
        ...(stripe ? { frameSrc: stripe.frameSrc } : {}),
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    hsts: production ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
};

/** What the screens use of the device, and nothing else: a place to be found at, a camera for photos. */
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

/** On everything that is sent. They are the same for every answer, so they are worked out once. */
export const protectiveHeaders = (app: FastifyInstance, options: Options): void => {
  const headers: Record<string, string> = { 'permissions-policy': permissions(options) };
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  protection(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};
