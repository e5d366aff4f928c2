import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { createAttemptStore } from '#platform/identity';
import { detailsOfNodeRequest } from './node-request-details.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

const minute = 60_000;

/** What one client may ask in a minute from one address, by endpoint. A school of many pupils has one address. */
export const requestLimits = {
  '/token': aMinute(600),
  '/token/introspection': aMinute(1200),
  '/token/revocation': aMinute(600),
  '/request': aMinute(600),
  '/reg': aMinute(30),
} as const;

type LimitedPath = keyof typeof requestLimits;

class TooManyRequests extends errors.OIDCProviderError {
  override error_description = 'too many requests of this client; come back later';

  constructor() {
    super(429, 'too_many_requests');
  }
}

/**
 * Counts what machines ask, by the client that they say they are and the address they come from. By both: the address
 * alone would stop a school for one pupil's app, the client alone would let anybody stop it in its name.
 */
export function createRequestLimits({ database, clock }: PayloadAdapterDeps) {
  const store = createAttemptStore(database);
  const counted = new WeakSet<KoaContextWithOIDC>();
  return {
    /**
     * Counts the request that is being served, once, where its endpoint has a limit.
     * @param subject id of the client, or of the token that stands for one
     * @throws TooManyRequests with `Retry-After`
     */
    count: async (subject: string): Promise<void> => {
      const ctx: KoaContextWithOIDC | undefined = Provider.ctx;
      if (ctx?.method !== 'POST' || !isLimited(ctx.path) || counted.has(ctx)) return;
      counted.add(ctx);
      const limit = requestLimits[ctx.path];
      const key = `oidc:${ctx.path}:${subject.slice(0, 128)}:${detailsOfNodeRequest(ctx.req).ip}`;
      const { points, expiresAt } = await store.consume(key, limit, clock());
      if (points <= limit.points) return;
      ctx.set('Retry-After', String(Math.max(1, Math.ceil((expiresAt - clock()) / 1000))));
      throw new TooManyRequests();
    },
  };
}

export type RequestLimits = ReturnType<typeof createRequestLimits>;

function isLimited(path: string): path is LimitedPath {
  return Object.hasOwn(requestLimits, path);
}

function aMinute(points: number) {
  return { points, window: minute, block: 0 };
}
