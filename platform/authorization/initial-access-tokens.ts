import type { Kysely } from 'kysely';
import type { Adapter } from 'oidc-provider';
import type { Tables } from '#platform/database';
import { createPayloadAdapter, type PayloadAdapterDeps } from './payload-adapter.ts';
import { storedIdOf } from './payload-row.ts';
import type { RequestLimits } from './request-limits.ts';

const model = 'InitialAccessToken';

/** Under which id the provider keeps a token. */
export function invitationIdOf(token: string): string {
  return storedIdOf(model, token);
}

/** Takes a token back. */
export async function withdrawInvitation(db: Kysely<Tables>, tokenId: string): Promise<void> {
  await db.deleteFrom('oidc_payload').where('model', '=', model).where('id', '=', tokenId).execute();
}

/** Invitations to register a client; there is no client yet to count tries by. */
export function createInitialAccessTokenAdapter(deps: PayloadAdapterDeps, limits: RequestLimits): Adapter {
  const adapter = createPayloadAdapter(deps, model);
  return {
    ...adapter,
    find: async (id) => {
      const token = await adapter.find(id);
      if (token) await limits.count(storedIdOf(model, id));
      return token;
    },
  };
}
