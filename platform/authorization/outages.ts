import type { EventEmitter } from 'node:events';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { isDomainError } from '#shared/contracts';

const retryAfter = '5'; // seconds

/** The library takes an outage of the database for a fault of its own; a client shall come back instead. */
export function markOutages(provider: EventEmitter): void {
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: unknown) => {
    if (isOutage(error)) ctx.status = 503;
  });
}

/** The outermost step: what is thrown outside of the library's own steps, and `Retry-After`. */
export async function translateOutage(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!isDomainError(error)) throw error;
    ctx.status = isOutage(error) ? 503 : 401;
    ctx.body = { error: isOutage(error) ? 'temporarily_unavailable' : 'login_required' };
  }
  if (ctx.status === 503) ctx.set('Retry-After', retryAfter);
}

function isOutage(error: unknown): boolean {
  return isDomainError(error) && error.code === 'store_unavailable';
}
