import { isUtf8 } from 'node:buffer';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { webhook } from '#contract/payment.ts';
import { operatorAccountRoutes, ownAccountRoutes } from './account/routes.ts';
import { addressRoutes } from './address/routes.ts';
import { regularRoutes } from './regular/routes.ts';
import { networkOf } from './http/client-ip.ts';
import { bookingOperatorRoutes, bookingRoutes } from './booking/routes.ts';
import { readFeed } from './calendar/feed-actions.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { chatRoutes, operatorChatRoutes } from './chat/routes.ts';
import { consoleRoutes } from './console/routes.ts';
import type { Deps } from './deps.ts';
import { dispatchOperatorRoutes, dispatchRoutes } from './dispatch/routes.ts';
import { extraRoutes } from './extra/routes.ts';
import { calendarFeed } from './http/calendar-feed.ts';
import { devMailPage } from './http/dev-mail.ts';
import { sendElsewhere } from './http/draining.ts';
import {
  answerErrors,
  noSuchCall,
  refuseAddress,
  refuseExpectations,
  refuseLine,
} from './http/errors.ts';
import { makeStreams } from './http/event-stream.ts';
import { guardOrigin, refuseTwoHosts } from './http/origin-guard.ts';
import { handymanAccounts } from './handyman/actions.ts';
import { readPhoto } from './handyman/photo-actions.ts';
import { handymanRoutes } from './handyman/routes.ts';
import { protectiveHeaders } from './http/headers.ts';
import { mapFile } from './http/map-file.ts';
import { photoFiles } from './http/photo-files.ts';
import type { MapSource } from './http/map-file.ts';
import { languageRoute } from './http/language-route.ts';
import { mountOn, mountUnread } from './http/mount.ts';
import { mountOperator } from './http/mount-operator.ts';
import { myDataRoutes } from './my-data/routes.ts';
import { apiPage } from './http/api-docs.ts';
import { findActing } from './operator/audited-read-actions.ts';
import { invoiceOperatorRoutes, invoiceRoutes } from './invoice/routes.ts';
import { ledgerRoutes, statementRoutes } from './ledger/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { operationRoutes } from './http/operations.ts';
import type { Settings } from './http/operations.ts';
import { shedLoad } from './http/overload.ts';
import { disputeRoutes, paymentRoutes, reconcileRoutes, webhookRoutes } from './payment/routes.ts';
import { cashOperatorRoutes, cashRoutes } from './cash/routes.ts';
import { creditOperatorRoutes, creditRoutes } from './credit/routes.ts';
import { tipOperatorRoutes, tipRoutes } from './tip/routes.ts';
import { feeOperatorRoutes, feeRoutes } from './fee/routes.ts';
import { payoutOperatorRoutes, payoutRoutes } from './payout/routes.ts';
import { discountOperatorRoutes, discountRoutes } from './discount/routes.ts';
import { delayRoutes } from './delay/routes.ts';
import { proposalRoutes } from './proposal/routes.ts';
import { ratingOperatorRoutes, ratingRoutes } from './rating/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { badInput, tooMany } from './problem.ts';
import { largestUploadBytes } from './media/limits.ts';
import { operatorTicketRoutes, ticketRoutes } from './ticket/routes.ts';
import { userAccounts } from './user/actions.ts';
import { userOperatorRoutes, userRoutes } from './user/routes.ts';
import { verificationRoutes } from './verification/routes.ts';
import { webFiles } from './http/web-files.ts';

export type AppOptions = {
  readonly log: FastifyBaseLogger;
  readonly settings: Omit<Settings, 'development' | 'mapStyleUrl'>;
  /** The operator's own map; without one, the map that comes with the product. */
  readonly map?: MapSource;
  readonly production: boolean;
  /** Whether the queue for the database is longer than it can serve in time. */
  readonly saturated: () => boolean;
  /** Requests of each IP address to this process; 0 for no limit. */
  readonly requestsPerMinute: number;
  /** How many proxies stand in front, so that the client's IP is read from the right header entry. */
  readonly trustProxy: number;
  /** Whether this process is about to stop. */
  readonly draining?: () => boolean;
  /** §9: how long a page waits before it goes on after a success. */
  readonly redirectMs: number;
  /** The built screens, if there are any. */
  readonly webFolder: string | undefined;
};

/** The longest form has a few thousand characters; an endless body is cut off here. */
const largestBodyBytes = 32 * 1024;

/** Builds the HTTP application; main.ts listens, tests inject. */
export const buildApp = async (deps: Deps, options: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBodyBytes,
    trustProxy: (_address: string, hop: number) => hop < options.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // Cut slow-header attacks: no phone is that slow. By default connections are checked every 30 s only.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200 },
    // While closing, requests on open connections are still answered, with `connection: close`.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseLine,
  });

  readJsonOnly(app);
  logRequests(app);
  answerErrors(app);
  refuseExpectations(app);
  protectiveHeaders(app, {
    production: options.production,
    withStripe: options.settings.stripePublishableKey !== null,
    mapFrom: options.map?.readFrom,
  });
  refuseTwoHosts(app);
  if (options.draining) sendElsewhere(app, options.draining);
  shedLoad(app, options.saturated);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: largestUploadBytes, files: 3, fields: 30, fieldSize: 8192, parts: 33 },
  });
  if (options.requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: options.requestsPerMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
      errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    });
  }
  guardOrigin(app, deps.publicUrl, [webhook.path]);

  const mount = mountOn(app, deps);
  userRoutes(mount, deps);
  addressRoutes(mount, deps);
  regularRoutes(mount, deps);
  handymanRoutes(mount, deps);
  languageRoute(mount, deps, [userAccounts, handymanAccounts]);
  ownAccountRoutes(mount, deps);
  myDataRoutes(mount, deps);
  pushRoutes(mount, deps);
  catalogueRoutes(mount, deps);
  bookingRoutes(mount, deps);
  calendarRoutes(mount, deps);
  dispatchRoutes(mount, deps);
  paymentRoutes(mount, deps);
  invoiceRoutes(mount, deps);
  cashRoutes(mount, deps);
  creditRoutes(mount, deps);
  discountRoutes(mount, deps);
  tipRoutes(mount, deps);
  feeRoutes(mount, deps);
  payoutRoutes(mount, deps);
  statementRoutes(mount, deps);
  extraRoutes(mount, deps);
  proposalRoutes(mount, deps);
  delayRoutes(mount, deps);
  const mountForOperators = mountOperator(mount, (id) => findActing(deps, id));
  operatorRoutes(mount, mountForOperators, deps);
  operatorAccountRoutes(mountForOperators, deps);
  verificationRoutes(mount, mountForOperators, deps);
  ticketRoutes(mount, deps);
  operatorTicketRoutes(mountForOperators, deps);
  chatRoutes(mount, deps);
  operatorChatRoutes(mountForOperators, deps);
  consoleRoutes(mountForOperators, deps);
  ledgerRoutes(mountForOperators, deps);
  cashOperatorRoutes(mountForOperators, deps);
  creditOperatorRoutes(mountForOperators, deps);
  discountOperatorRoutes(mountForOperators, deps);
  reconcileRoutes(mountForOperators, deps);
  disputeRoutes(mountForOperators, deps);
  tipOperatorRoutes(mountForOperators, deps);
  feeOperatorRoutes(mountForOperators, deps);
  invoiceOperatorRoutes(mountForOperators, deps);
  payoutOperatorRoutes(mountForOperators, deps);
  bookingOperatorRoutes(mountForOperators, deps);
  dispatchOperatorRoutes(mountForOperators, deps);
  userOperatorRoutes(mountForOperators, deps);
  ratingRoutes(mount, deps);
  ratingOperatorRoutes(mountForOperators, deps);
  await mountUnread(app, deps, (unread) => webhookRoutes(unread, deps));
  operationRoutes(mount, deps, {
    ...options.settings,
    mapStyleUrl: options.map?.url ?? null,
    development: !options.production,
  });
  const streams = makeStreams(deps);
  streams.mountStream(mount);
  app.addHook('preClose', async () => streams.close());
  photoFiles(app, (hash) => readPhoto(deps, hash));
  calendarFeed(app, (token, network) => readFeed(deps, token, network));
  apiPage(app);
  if (options.settings.devMail) devMailPage(app, deps);
  await webFiles(app, options.webFolder, noSuchCall, {
    development: !options.production,
    publicUrl: deps.publicUrl,
    redirectMs: options.redirectMs,
  });
  if (options.map) mapFile(app, options.map);
  return app;
};

/** An empty body counts as `{}`; any other content type is refused unread. */
const readJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (body.length === 0) return done(null, {});
      // Decoding would replace invalid bytes by other characters without an error.
      if (!isUtf8(body)) return done(badInput({ body: ({ http }) => http.notUtf8 }));
      return parse(request, body.toString(), done);
    },
  );
};

/** One line per request: no path parameters, no identity. */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    next();
  });
};
