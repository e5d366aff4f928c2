import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Next, RequestContext, Step } from '#bff/http';
import { requestBodyOf } from '#bff/proxy';
import type { SyHeadersOf } from '#bff/security';
import type { Session } from '#bff/session';
import { DomainError, isDomainError } from '#shared/contracts';
import { type Connection, type ConnectionsOptions, createConnections } from './connections.ts';
import { createRateLimit } from './rate-limit.ts';
import { type FindService, findTarget, type Service, servicesFolder } from './service.ts';
import { createServiceError } from './service-errors.ts';
import { ServiceExchange } from './service-exchange.ts';
import { requestHeadersOf } from './service-headers.ts';
import { createTokenCache, type TokenCacheOptions } from './token-cache.ts';

export interface AppServicesOptions extends ConnectionsOptions, TokenCacheOptions {
  readonly findService: FindService;
  readonly syHeadersOf: SyHeadersOf;
  /** Of one user to one service. Default as `createRateLimit` has it. */
  readonly callsPerMinute?: number | undefined;
}

/** One call on its way to a service. */
interface Call {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly ctx: RequestContext;
  readonly session: Session;
  readonly service: Service;
  readonly connection: Connection;
  /** Path behind the address of the service. */
  readonly path: string;
  readonly next: Next;
}

/** The way from `/api/x/{code}/…` to the own server of an app. */
export function createAppServices({
  findService,
  syHeadersOf,
  clock,
  callsPerMinute,
  ...options
}: AppServicesOptions) {
  const connections = createConnections({ ...options, clock });
  const tokens = createTokenCache({ ...options, clock });
  const findPause = createRateLimit(clock, callsPerMinute);

  /** With a slot, which is given back when the call does not get as far as the service. */
  const sendInSlot = (call: Call, token: string): void => {
    try {
      if (call.res.destroyed) call.connection.slots.leave(call.session.key);
      else send(call, token, { tokens, syHeadersOf });
    } catch (error) {
      call.connection.slots.leave(call.session.key);
      call.next(error);
    }
  };

  const fetchToken = async ({ ctx, session, service, connection }: Call): Promise<string> => {
    try {
      return tokens.find(session, service.code) ?? (await tokens.fetch(ctx, session, service.code));
    } catch (error) {
      connection.slots.leave(session.key);
      throw isForbidden(error) ? createServiceError('closed', service, { cause: error }) : error;
    }
  };

  const sendLater = async (call: Call, slot: Promise<boolean> | undefined): Promise<void> => {
    if (slot && !(await slot)) throw busyError(call.service);
    sendInSlot(call, await fetchToken(call));
  };

  const start = (call: Call): void => {
    const { session, service, next } = call;
    const pause = findPause(`${session.userId ?? session.key} ${service.code}`);
    if (pause > 0) throw createServiceError('flooded', service, { retryAfter: pause / 1000 });
    const slot = enterSlot(call);
    const token = slot ? undefined : tokens.find(session, service.code);
    if (token === undefined) sendLater(call, slot).catch(next);
    else sendInSlot(call, token);
  };

  const step: Step = (req, res, ctx, next) => {
    if (!ctx.pathname.startsWith(`${servicesFolder}/`)) {
      next();
      return;
    }
    const target = findTarget(ctx.pathname);
    const service = target && findService(target.code);
    if (!service) throw new DomainError('unknown_address');
    ctx.app = service.code;
    const { session } = ctx;
    if (!session) throw new DomainError('not_signed_in');
    start({ req, res, ctx, session, service, connection: connections.get(service), path: target.path, next });
  };

  return {
    step,
    /** What these users may do may have changed. */
    forget: tokens.forget,
    forgetAll: tokens.forgetAll,
    close: connections.close,
  };
}

/** Sends a call that has a slot. @throws DomainError where the breaker has opened meanwhile */
function send(
  { req, res, ctx, session, service, connection, path, next }: Call,
  token: string,
  { tokens, syHeadersOf }: { tokens: ReturnType<typeof createTokenCache>; syHeadersOf: SyHeadersOf },
): void {
  const report = connection.breaker.begin();
  if (!report) throw awayError(service, connection);
  const body = requestBodyOf(req);
  const headers = requestHeadersOf(req, ctx, {
    ...{ hasBody: body !== null, token },
    syHeaders: syHeadersOf(req.headers),
  });
  const exchange = new ServiceExchange(req, res, ctx, {
    ...{ service, report },
    onDistrust: () => tokens.drop(session, service.code),
    onDone: (error) => {
      connection.slots.leave(session.key);
      if (error) next(error);
    },
  });
  connection.pool.dispatch(
    {
      path: `${connection.folder}${path}${ctx.search}`,
      method: req.method ?? 'GET',
      headers,
      body,
      headersTimeout: service.timeoutMs,
    },
    exchange,
  );
}

/** @returns a promise where the call has to wait for its turn. @throws DomainError where it cannot be sent now */
function enterSlot({ session, service, connection }: Call): Promise<boolean> | undefined {
  if (connection.breaker.findPause() > 0) throw awayError(service, connection);
  const slot = connection.slots.enter(session.key);
  if (slot === 'too_many') throw createServiceError('flooded', service, { retryAfter: 1 });
  if (slot === 'full') throw busyError(service);
  return slot;
}

function awayError(service: Service, { breaker }: Connection): DomainError {
  const retryAfter = Math.max(1, breaker.findPause() / 1000);
  return createServiceError('away', service, { detail: 'breaker is open', retryAfter });
}

function busyError(service: Service): DomainError {
  return createServiceError('busy', service, { detail: 'too many calls wait', retryAfter: 2 });
}

function isForbidden(error: unknown): boolean {
  return isDomainError(error) && error.code === 'forbidden';
}
