import type { KoaContextWithOIDC } from 'oidc-provider';
import { responseModes } from './client-adapter.ts';
import { housekeeping } from './lifetimes.ts';

const wellKnown = '/.well-known/';

/** A key is published longer ahead than a copy lives, so that no copy lacks the key of a signature. */
const copySeconds = Math.floor(housekeeping.publishAhead / 2 / 1000);

/**
 * Completes answers of the library that clients stumble over: the end of a token is answered with JSON, since clients in the
 * browser refuse text; metadata and keys may be kept for a while, since libraries ask for them with every start.
 */
export async function answerMachines(ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> {
  await next();
  if (ctx.status !== 200) return;
  if (ctx.path === '/token/revocation') ctx.body = {};
  const isMetadata = ctx.path.startsWith(wellKnown);
  // The library names every way that it knows; here is what clients may ask for.
  if (isMetadata) Object.assign(ctx.body as object, { response_modes_supported: responseModes });
  if (ctx.method === 'GET' && (ctx.path === '/jwks' || isMetadata)) {
    ctx.set('Cache-Control', `public, max-age=${copySeconds}`);
    // Which origin may read it is said in the answer.
    ctx.vary('Origin');
  }
}
