import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * What the developer of a client should know about an authorization request although it was not refused: it is carried out
 * in another way than its text suggests.
 */
export function findRequestNotes(ctx: KoaContextWithOIDC): string[] {
  if (ctx.path !== '/auth' || !ctx.oidc?.client || !ctx.oidc.params) return [];
  const { client, params } = ctx.oidc;
  const notes: string[] = [];
  if (asksFor(sentOf(ctx).scope, 'offline_access') && !asksFor(params.scope, 'offline_access'))
    notes.push('offline_access was left out: it is granted with prompt=consent only');
  const until = client.without_pkce_until;
  if (typeof until === 'number' && !params.code_challenge)
    notes.push(`without PKCE: allowed for this client until ${new Date(until).toISOString().slice(0, 10)}`);
  return notes;
}

function asksFor(scope: unknown, name: string): boolean {
  return typeof scope === 'string' && scope.split(' ').includes(name);
}

/** What the request itself said, before the library took anything out of it. */
function sentOf(ctx: KoaContextWithOIDC): Readonly<Record<string, unknown>> {
  return (ctx.method === 'POST' ? ctx.oidc.body : ctx.query) ?? {};
}
