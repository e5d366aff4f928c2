import type Provider from 'oidc-provider';
import { type Client, errors, type KoaContextWithOIDC } from 'oidc-provider';
import * as v from 'valibot';
import { createProgramGrants, type ProgramGrant } from '#platform/clients';
import { lifetimes } from './lifetimes.ts';
import type { PayloadAdapterDeps } from './payload-adapter.ts';

/** Below the portal's origin: what tokens without a user are for (RFC 8707). */
const resourcePath = '/programs';

/** How the provider calls such tokens. */
export const programTokenModel = 'ClientCredentials';

/** Claim of a token that names its unit, also where it is introspected. */
const programUnitClaim = 'unit_id';

const keptTokenSchema = v.object({ extra: v.optional(v.record(v.string(), v.unknown())) });

/** What a token says that a client got without a user. */
export interface ProgramToken {
  readonly clientId: string;
  /** For which unit it was asked. */
  readonly unitId: string;
  readonly scopes: readonly string[];
}

/**
 * Lets a client work without a user (RFC 6749 §4.4) where units permit it. A token is for one of them, and for the portal's calls of
 * programs alone, so no other server takes it for its own.
 */
export function createProgramFeatures({
  database: { db },
  publicUrl,
}: PayloadAdapterDeps & { publicUrl: string }) {
  const resource = new URL(resourcePath, publicUrl).href;
  const unitOf = new WeakMap<KoaContextWithOIDC, string>();
  const features = {
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: (ctx: KoaContextWithOIDC) =>
        isProgramRequest(ctx.oidc.params) ? resource : undefined,
      getResourceServerInfo: async (ctx: KoaContextWithOIDC, indicator: string, client: Client) => {
        const { params } = ctx.oidc;
        if (indicator !== resource || !params || !isProgramRequest(params)) throw new errors.InvalidTarget();
        const grants = await createProgramGrants(db).listValid(client.clientId);
        const grant = requireGrant(grants, ctx.oidc.body?.unit_id);
        unitOf.set(ctx, grant.unitId);
        // Who asks for nothing in particular gets all that was granted (RFC 6749 §3.3).
        params.scope ??= grant.scopes.join(' ');
        requireScopes(grant, String(params.scope));
        return {
          scope: grant.scopes.join(' '),
          audience: resource,
          accessTokenTTL: lifetimes.programToken,
          accessTokenFormat: 'opaque' as const,
        };
      },
    },
  };
  const extraTokenClaims = (ctx: KoaContextWithOIDC, token: { readonly kind: string }) =>
    token.kind === programTokenModel ? { [programUnitClaim]: unitOf.get(ctx) } : undefined;
  return { features, extraTokenClaims };
}

/** Whose token it is; undefined where it does not count, or was made for another server. */
export async function findProgramToken(provider: Provider, text: string): Promise<ProgramToken | undefined> {
  const token = await provider.ClientCredentials.find(text);
  const audience = new URL(resourcePath, provider.issuer).href;
  const unitId = token?.extra?.[programUnitClaim];
  if (!token?.isValid || !token.clientId || token.aud !== audience) return undefined;
  if (typeof unitId !== 'string') return undefined;
  return { clientId: token.clientId, unitId, scopes: [...token.scopes] };
}

/** @param payload what the provider keeps of a token, as JSON text */
export function isProgramTokenOf(payload: string, unitId: string): boolean {
  const { extra } = v.parse(keptTokenSchema, JSON.parse(payload));
  return extra?.[programUnitClaim] === unitId;
}

/** @throws InvalidRequest where a unit has to be named, InvalidTarget where the named one does not permit it */
function requireGrant(grants: readonly ProgramGrant[], unitId: unknown): ProgramGrant {
  const [only, ...others] = grants;
  if (!only) throw new errors.InvalidTarget('no unit permits this client to work without a user');
  if (unitId === undefined || unitId === '') {
    if (others.length === 0) return only;
    const names = grants.map((grant) => grant.unitId).join(', ');
    throw new errors.InvalidRequest(`this client works for several units, name one in unit_id: ${names}`);
  }
  const named = grants.find((grant) => grant.unitId === unitId);
  if (!named)
    throw new errors.InvalidTarget('the unit of unit_id does not permit this client, or is unknown');
  return named;
}

function requireScopes({ scopes }: ProgramGrant, asked: string): void {
  const missing = asked.split(' ').find((name) => !scopes.some((scope) => scope === name));
  if (missing !== undefined)
    throw new errors.InvalidScope('requested scope is not granted to this client', missing);
}

function isProgramRequest(params: Readonly<Record<string, unknown>> | undefined): boolean {
  return params?.grant_type === 'client_credentials';
}
