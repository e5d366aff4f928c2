import type { KoaContextWithOIDC } from 'oidc-provider';
import { findPublicClientOrigins } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';

/** Headers by which a server lets pages of other origins read its answers (Fetch Standard, CORS protocol). */
const grants = [
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Headers',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
];

/**
 * Lets pages of registered public clients read the answers of the provider, and no other page: the library would
 * allow any origin in the preflight, and check the client only afterwards.
 */
export function createCrossOriginStep({ db }: Pick<PortalDatabase, 'db'>) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    const origin = ctx.get('Origin');
    const isKnown = origin === '' || (await findPublicClientOrigins(db)).has(origin);
    if (ctx.method === 'OPTIONS' && !isKnown) {
      ctx.status = 403;
      ctx.vary('Origin');
      return;
    }
    await next();
    if (!isKnown) for (const name of grants) ctx.remove(name);
  };
}
