import { type Cookies, type Reply, withCookies } from '#platform/http';
import { createToken, hashToken } from '#platform/identity';
import { DomainError, findSafeReturnTo, type ParsedPayloadOf, type socialBegin } from '#shared/contracts';
import { keepBrowserKey, transactionLifetime } from './browser-key.ts';
import type { SocialDeps } from './social-deps.ts';
import { createSocialStore } from './social-store.ts';

/** The page that takes code and state; it goes on to `returnTo` when that stays on the portal. */
const redirectUriFor = (publicUrl: string, returnTo: string): string => {
  const safe = findSafeReturnTo(returnTo, publicUrl);
  return `${publicUrl}/login${safe ? `?${new URLSearchParams({ redirect_uri: safe })}` : ''}`;
};

/** Begins a sign-in at a provider. @throws DomainError `not_found` for a provider that this portal does not offer */
export const beginSocial = async (
  { database: { db }, clock, providers, publicUrl }: SocialDeps,
  { provider, inApp, returnTo }: ParsedPayloadOf<typeof socialBegin>,
  cookies: Cookies,
): Promise<Reply<{ address: string; state: string }>> => {
  const adapter = providers.get(provider);
  if (!adapter) throw new DomainError('not_found');
  const now = clock();
  const state = createToken();
  const { hash, cookie } = keepBrowserKey(cookies);
  await db.transaction().execute((trx) =>
    createSocialStore(trx).insertTransaction({
      state_hash: hashToken(state),
      browser_hash: hash,
      provider,
      created_at: now,
      expires_at: now + transactionLifetime,
    }),
  );
  const redirectUri = redirectUriFor(publicUrl, returnTo);
  return withCookies({ address: adapter.buildAddress({ state, redirectUri, inApp }), state }, [cookie]);
};
