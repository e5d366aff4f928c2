import type Provider from 'oidc-provider';
import { type Client, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { createProgramGrants } from '#platform/clients';
import { lifetimes } from './lifetimes.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

/** Below the portal's origin: what tokens without a user are for (RFC 8707). */
const resourcePath = '/programs';

/** What a token says that a client got without a user. */
export interface ProgramToken {
  readonly clientId: string;
  readonly scopes: readonly string[];
}

/**
 * Lets a client work without a user (RFC 6749 §4.4) where a unit permits it. Its token is for the portal's calls of programs
 * alone, so no other server takes it for its own.
 */
export function createProgramFeatures({
  database: { db },
  publicUrl,
}: PayloadAdapterDeps & { publicUrl: string }) {
  const resource = new URL(resourcePath, publicUrl).href;
  return {
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: (ctx: KoaContextWithOIDC) =>
        isProgramRequest(ctx.oidc.params) ? resource : undefined,
      getResourceServerInfo: async (ctx: KoaContextWithOIDC, indicator: string, client: Client) => {
        const { params } = ctx.oidc;
        const grant = await createProgramGrants(db).findValid(client.clientId);
        if (indicator !== resource || !params || !isProgramRequest(params) || !grant)
          throw new errors.InvalidTarget();
        // Who asks for nothing in particular gets all that was granted (RFC 6749 §3.3).
        params.scope ??= grant.scopes.join(' ');
        const missing = String(params.scope)
          .split(' ')
          .find((name) => !grant.scopes.some((scope) => scope === name));
        if (missing !== undefined)
          throw new errors.InvalidScope('requested scope is not granted to this client', missing);
        return {
          scope: grant.scopes.join(' '),
          audience: resource,
          accessTokenTTL: lifetimes.programToken,
          accessTokenFormat: 'opaque' as const,
        };
      },
    },
  };
}

/** Whose token it is; undefined where it does not count, or was made for another server. */
export async function findProgramToken(provider: Provider, text: string): Promise<ProgramToken | undefined> {
  const token = await provider.ClientCredentials.find(text);
  const audience = new URL(resourcePath, provider.issuer).href;
  if (!token?.isValid || !token.clientId || token.aud !== audience) return undefined;
  return { clientId: token.clientId, scopes: [...token.scopes] };
}

function isProgramRequest(params: Readonly<Record<string, unknown>> | undefined): boolean {
  return params?.grant_type === 'client_credentials';
}
