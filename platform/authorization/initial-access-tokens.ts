import type { Adapter } from 'oidc-provider';
import { createPayloadAdapter, type PayloadAdapterDeps } from './payload-adapter.ts';
import { storedIdOf } from './payload-row.ts';
import type { RequestLimits } from './request-limits.ts';

const model = 'InitialAccessToken';

/** Invitations to register a client; there is no client yet to count tries by. */
export const createInitialAccessTokenAdapter = (deps: PayloadAdapterDeps, limits: RequestLimits): Adapter => {
  const adapter = createPayloadAdapter(deps, model);
  return {
    ...adapter,
    find: async (id) => {
      const token = await adapter.find(id);
      if (token) await limits.count(storedIdOf(model, id));
      return token;
    },
  };
};
