import type { ClientAuthMethod, Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import { originsOf, scopeNames } from '#platform/clients';
import { consentPagePath } from '#shared/contracts';
import { createEgressCheck, type EgressOptions } from '#shared/egress';
import { listLanguages } from '#shared/language';
import { claimsByScope, createFindAccount } from './accounts.ts';
import { createClientAdapter, requireRegistrable } from './client-adapter.ts';
import { createEgressFetch } from './egress.ts';
import { renderError } from './error-page.ts';
import { createLoadExistingGrant } from './existing-grant.ts';
import { createInitialAccessTokenAdapter } from './initial-access-tokens.ts';
import { lifetimes } from './lifetimes.ts';
import { isSignInQuestion, loginPageFor } from './login-continuation.ts';
import { createLogoutPages } from './logout-pages.ts';
import { createPayloadAdapter, type PayloadAdapterDeps } from './payload-adapter.ts';
import { createProgramFeatures } from './program-tokens.ts';
import { createQuestions } from './questions.ts';
import { createRequestLimits } from './request-limits.ts';
import { createSessionAdapter } from './session-adapter.ts';

export interface ProviderConfigurationDeps extends PayloadAdapterDeps {
  egress: EgressOptions;
  /** The pinned public origin. */
  publicUrl: string;
  /** Where the operator says how data are handled; undefined: nowhere. */
  policyUrl?: string | undefined;
}

/** The guides of the developer centre. */
const guidePath = '/pages/base/pc_app_tm/index.html#/guides';

/** Secrets are kept as hashes, so nothing that needs their text is offered: no `client_secret_jwt`, no HS*. */
const clientAuthMethods: readonly ClientAuthMethod[] = ['client_secret_basic', 'client_secret_post', 'none'];
const asymmetric = ['RS256', 'PS256', 'ES256'] as const;

/** What a client may learn of a user. */
const userData: Configuration = {
  scopes: [...scopeNames],
  claims: {
    ...claimsByScope,
    // How the user signed in stands in every id token.
    openid: [...claimsByScope.openid, 'amr'],
    acr: null,
    auth_time: null,
    iss: null,
    sid: null,
  },
  responseTypes: ['code'],
  subjectTypes: ['public'],
};

const tokenRules: Configuration = {
  // The adapter ends what belongs to a session of the portal; the library's own binding would forget parallel requests.
  expiresWithSession: () => false,
  issueRefreshToken: (_ctx, client, code) =>
    client.grantTypeAllowed('refresh_token') &&
    (client.first_party === true || code.scopes.has('offline_access')),
  rotateRefreshToken: true,
  ttl: {
    AuthorizationCode: lifetimes.authorizationCode,
    AccessToken: lifetimes.accessToken,
    IdToken: lifetimes.idToken,
    ClientCredentials: lifetimes.programToken,
    RefreshToken: refreshTokenSeconds,
    Session: lifetimes.session,
    Interaction: lifetimes.interaction,
    Grant: lifetimes.grant,
    PushedAuthorizationRequest: lifetimes.pushedRequest,
    InitialAccessToken: lifetimes.initialAccessToken,
  },
};

/** How the library is set up. @param keys the first one signs, all are published */
export function createProviderConfiguration(
  deps: ProviderConfigurationDeps,
  keys: readonly JWK[],
  limits = createRequestLimits(deps),
): Configuration {
  const programs = createProgramFeatures(deps);
  return {
    adapter: (model) => {
      if (model === 'Client') return createClientAdapter(deps, limits);
      if (model === 'InitialAccessToken') return createInitialAccessTokenAdapter(deps, limits);
      return model === 'Session' ? createSessionAdapter(deps) : createPayloadAdapter(deps, model);
    },
    jwks: { keys: [...keys] },
    findAccount: createFindAccount(deps.database),
    loadExistingGrant: createLoadExistingGrant(deps.database),
    interactions: {
      url: (_ctx, interaction) =>
        isSignInQuestion(interaction) ? loginPageFor(interaction) : consentPagePath(interaction.uid),
      policy: createQuestions(),
    },
    // They never leave the process (`visitor-step.ts`), so how browsers would treat them does not matter.
    cookies: { long: { sameSite: 'none' } },
    enableHttpPostMethods: true,
    ...userData,
    ...createClientRules(deps),
    ...tokenRules,
    features: createFeatures(createLogoutPages(deps.database), programs.features),
    extraTokenClaims: programs.extraTokenClaims,
    fetch: createEgressFetch(deps.egress),
    discovery: {
      service_documentation: new URL(guidePath, deps.publicUrl).href,
      ui_locales_supported: listLanguages().map(({ tag }) => tag),
      op_policy_uri: deps.policyUrl,
    },
    renderError,
  };
}

/** Which clients there are, and what they have to prove. */
function createClientRules({ egress, clock }: ProviderConfigurationDeps): Configuration {
  const mayCall = createEgressCheck(egress);
  return {
    clientAuthMethods,
    enabledJWA: {
      clientAuthSigningAlgValues: [...asymmetric],
      idTokenSigningAlgValues: [...asymmetric],
      requestObjectSigningAlgValues: [...asymmetric],
      userinfoSigningAlgValues: [...asymmetric],
    },
    pkce: {
      required: (_ctx, client) => {
        const until = client.without_pkce_until;
        if (client.clientAuthMethod === 'none') return true;
        return !(typeof until === 'number' && until > clock());
      },
    },
    extraClientMetadata: {
      properties: ['first_party', 'without_pkce_until', 'claims_in_id_token'],
      validator: (ctx, key, _value, metadata) => {
        // Only what strangers send comes with a context; the portal's own clients do not.
        if (ctx && key === 'first_party') requireRegistrable(metadata, mayCall);
      },
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: (ctx, origin, client) =>
      // The portal's own pages cross no border: the developer centre tries clients there, with a secret typed by its owner.
      origin === new URL(ctx.oidc.provider.issuer).origin ||
      (client.clientAuthMethod === 'none' && originsOf(client.redirectUris ?? []).has(origin)),
  };
}

/** Rotation keeps the end of the first token (RFC 9700 §4.14.2). */
function refreshTokenSeconds(ctx: KoaContextWithOIDC): number {
  const { RotatedRefreshToken: rotated } = ctx.oidc.entities;
  return rotated ? Math.max(1, rotated.remainingTTL) : lifetimes.refreshToken;
}

function createFeatures(
  logoutPages: ReturnType<typeof createLogoutPages>,
  programs: ReturnType<typeof createProgramFeatures>['features'],
): Configuration['features'] {
  return {
    ...programs,
    devInteractions: { enabled: false },
    // Every client learns about its own tokens only (RFC 7662 §2.1, RFC 7009 §2.1).
    introspection: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    pushedAuthorizationRequests: { enabled: true },
    registration: { enabled: true, initialAccessToken: true, issueRegistrationAccessToken: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: logoutPages.renderQuestion,
      postLogoutSuccessSource: logoutPages.renderDone,
    },
  };
}
