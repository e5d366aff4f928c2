import * as oidc from 'openid-client';
import type { Clock } from '#platform/runtime';
import type { SocialAdapter, SocialIdentity } from '../social-adapter.ts';
import { readPerson } from './read-person.ts';
import { toDomainError } from './school-failures.ts';
import { createProviderMetadata, type SchoolFetch } from './school-metadata.ts';
import type { SchoolProviderAccount } from './school-provider-account.ts';

export interface SchoolAdapterOptions {
  account: SchoolProviderAccount;
  clock: Clock;
  /** Origin that browsers see. */
  publicUrl: string;
  /** Calls the provider, as far as the rules of outgoing calls let it. */
  fetch: SchoolFetch;
}

/** The one address of the portal that such a provider sends browsers back to. */
export const schoolReturnPath = '/api/uaa/social/school/return';

/** Sign-in through an OpenID provider of the school's own: authorization code with PKCE, state and nonce. */
export function createSchoolAdapter(options: SchoolAdapterOptions): SocialAdapter {
  const { account, publicUrl } = options;
  const { issuer, clientId, names, unitId } = account;
  const openProvider = createProviderMetadata(options);

  const identify: SocialAdapter['identify'] = async (code, { state, iss, proof }) => {
    const provider = await openProvider();
    const back = new URL(schoolReturnPath, publicUrl);
    back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
    const tokens = await oidc.authorizationCodeGrant(provider, back, {
      expectedState: state,
      expectedNonce: proof.nonce,
      pkceCodeVerifier: proof.codeVerifier,
    });
    return identityOf(provider, tokens);
  };

  const identityOf = async (
    provider: oidc.Configuration,
    tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
  ): Promise<SocialIdentity> => {
    const claims = { ...tokens.claims() };
    const needed = [account.idClaim, ...(account.creates.length > 0 ? ['name', account.typeClaim] : [])];
    const isIncomplete = needed.some((name) => claims[name] === undefined);
    const more =
      isIncomplete && provider.serverMetadata().userinfo_endpoint !== undefined
        ? await oidc.fetchUserInfo(provider, tokens.access_token, String(claims.sub))
        : {};
    const person = readPerson(account, { ...more, ...claims });
    return { openid: `${issuer} ${person.externalId}`, unionid: null, person };
  };

  return {
    appId: clientId,
    applicationId: null,
    loginAddress: issuer,
    names,
    unitId,
    returnPath: schoolReturnPath,
    buildAddress: async ({ state, redirectUri, proof }) => {
      const provider = await openProvider().catch((error: unknown) => {
        throw toDomainError(error);
      });
      const { href } = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce: proof.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(proof.codeVerifier),
        code_challenge_method: 'S256',
      });
      return href;
    },
    identify: (...returned) =>
      identify(...returned).catch((error: unknown) => {
        throw toDomainError(error);
      }),
  };
}
