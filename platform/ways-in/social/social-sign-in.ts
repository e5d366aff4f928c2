import type { Cookies, RequestDetails } from '#platform/http';
import { refused } from '#platform/http';
import { createToken, hashToken } from '#platform/identity';
import {
  DomainError,
  isDomainError,
  type ParsedPayloadOf,
  type SocialUnbound,
  type socialLogin,
} from '#shared/contracts';
import type { SocialAdapter, SocialIdentity } from './adapters/social-adapter.ts';
import { findBrowserKey, transactionLifetime } from './browser-key.ts';
import { findOrMakeAccount } from './school-accounts.ts';
import type { SocialDeps } from './social-deps.ts';
import { createSocialStore } from './social-store.ts';
import { deriveProof } from './transaction-proof.ts';

type Payload = ParsedPayloadOf<typeof socialLogin>;

/** Signs in by what a provider sent back, or answers that its identity opens no account yet. */
export async function signInBySocial(
  deps: SocialDeps,
  payload: Payload,
  { request, cookies }: { request: RequestDetails; cookies: Cookies },
) {
  const browserKey = findBrowserKey(cookies);
  const code = payload.code ?? payload.token ?? '';
  let found: { provider: string; adapter: SocialAdapter; identity: SocialIdentity } | undefined;
  let unbound: SocialUnbound | undefined;
  const prepare = async (): Promise<void> => {
    const { provider, adapter, ...begun } = await requireTransaction(deps, payload, browserKey);
    if (code === '') throw refusal('refused_by_user');
    const returned = { ...begun, iss: payload.iss, proof: deriveProof(begun.key, begun.state) };
    found = { provider, adapter, identity: await adapter.identify(code, returned) };
  };
  try {
    return await deps.admit({
      way: 'social',
      secret: payload.state ?? payload.provider,
      request,
      cookies,
      prepare,
      refusal: () => new DomainError('social_unbound'),
      prove: async (trx) => {
        if (!found || !browserKey) return undefined;
        const { provider, adapter, identity } = found;
        const store = createSocialStore(trx);
        const link = await store.findLink(provider, identity);
        const isOpen = link && (adapter.unitId === undefined || adapter.unitId === link.unit_id);
        const { openid, unionid, person } = identity;
        const userId = isOpen
          ? link.user_id
          : person && (await findOrMakeAccount(trx, person, { ...deps, request }));
        if (userId !== undefined) return { userId, amr: ['social'] };
        const pendingToken = createToken();
        const expires_at = deps.clock() + transactionLifetime;
        const hashes = { hash: hashToken(pendingToken), browser_hash: hashToken(browserKey) };
        await store.insertPending({ ...hashes, provider, openid, unionid, expires_at });
        unbound = { provider, openid, unionid, pendingToken, providerNames: adapter.names };
        return 'nobody';
      },
    });
  } catch (error) {
    if (unbound && isDomainError(error) && error.code === 'social_unbound')
      return refused(error, { data: unbound });
    throw error;
  }
}

/**
 * Redeems the state and finds the provider that it was made for.
 * @throws DomainError `invalid_grant`: missing, used, over, of another browser, of another provider (threat T25)
 */
async function requireTransaction(
  { database: { db }, clock, providers }: SocialDeps,
  payload: Payload,
  browserKey: string | undefined,
): Promise<{ provider: string; adapter: SocialAdapter; state: string; key: string }> {
  const { state, claimed } = readState(providers, payload);
  const row = state && (await createSocialStore(db).takeTransaction(hashToken(state)));
  if (!row) throw refusal('unknown_state');
  if (row.expires_at <= clock()) throw refusal('expired_state');
  if (!browserKey || row.browser_hash !== hashToken(browserKey)) throw refusal('state_of_another_browser');
  if (claimed !== undefined && claimed !== row.provider) throw refusal('state_of_another_provider');
  const adapter = providers.get(row.provider);
  if (!adapter) throw refusal('provider_gone');
  return { provider: row.provider, adapter, state, key: browserKey };
}

/** `invalid_grant`, since any other code with status 400 sends the page to binding (B17). */
function refusal(detail: string): DomainError {
  return new DomainError('invalid_grant', {
    message: '第三方登录已失效，请重新开始|||This third-party sign-in is over. Please start again',
    detail,
  });
}

/** The state that came back, and the provider that the caller says it came from, if it says so. */
function readState(providers: SocialDeps['providers'], { provider, state }: Payload) {
  if (providers.has(provider)) return { state, claimed: provider };
  return { state: state === undefined || state === provider ? provider : undefined, claimed: undefined };
}
