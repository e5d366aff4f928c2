import { type Cookies, type Reply, type RequestDetails, withCookies } from '#platform/http';
import { type ActionLimit, createActionLimits, createToken, hashToken } from '#platform/identity';
import { DomainError, findSafeReturnTo, type ParsedPayloadOf, type socialBegin } from '#shared/contracts';
import { keepBrowserKey, transactionLifetime } from './browser-key.ts';
import type { SocialDeps } from './social-deps.ts';
import { createSocialStore } from './social-store.ts';
import { deriveProof } from './transaction-proof.ts';

/** Sign-ins that one address may begin: a school shares one. One browser keeps five at most. */
const socialBeginLimit: ActionLimit = {
  points: 1500,
  window: 10 * 60 * 1000,
  what: { zh: '第三方登录请求过于频繁', en: 'Too many third-party sign-ins were begun from this network' },
};

/** Begins a sign-in at a provider. @throws DomainError `not_found` for a provider that this portal does not offer */
export async function beginSocial(
  { database, clock, providers, publicUrl }: SocialDeps,
  { provider, inApp, returnTo, deviceId }: ParsedPayloadOf<typeof socialBegin>,
  { cookies, request }: { cookies: Cookies; request: RequestDetails },
): Promise<Reply<{ address: string; state: string }>> {
  const adapter = providers.get(provider);
  if (!adapter) throw new DomainError('not_found');
  await createActionLimits({ database, clock }).consume(`social:${request.ip}`, socialBeginLimit);
  const now = clock();
  const state = createToken();
  const { key, hash, cookie } = keepBrowserKey(cookies);
  const query = returnQueryFor(publicUrl, returnTo, deviceId);
  const { returnPath } = adapter;
  const redirectUri = `${publicUrl}${returnPath ?? `/login${query}`}`;
  const address = await adapter.buildAddress({ state, redirectUri, inApp, proof: deriveProof(key, state) });
  await database.db.transaction().execute((trx) =>
    createSocialStore(trx).insertTransaction({
      state_hash: hashToken(state),
      browser_hash: hash,
      provider,
      return_query: returnPath === undefined ? null : query,
      created_at: now,
      expires_at: now + transactionLifetime,
    }),
  );
  return withCookies({ address, state }, [cookie]);
}

/** For the page that takes code and state; it goes on to `returnTo` when that stays on the portal. It names the device again. */
function returnQueryFor(publicUrl: string, returnTo: string, deviceId: string): string {
  const safe = findSafeReturnTo(returnTo, publicUrl);
  const query = new URLSearchParams({
    ...(safe ? { redirect_uri: safe } : {}),
    ...(deviceId ? { deviceId } : {}),
  });
  return query.size > 0 ? `?${query}` : '';
}
