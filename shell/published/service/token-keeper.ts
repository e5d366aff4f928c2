import * as v from 'valibot';
import type { PortalClientOptions } from './portal-client-options.ts';
import { readAnswer } from './read-answer.ts';

/** A token is renewed so long before it ends. */
const marginMs = 30_000;

const answerSchema = v.object({ access_token: v.string(), expires_in: v.number() });

/** Keeps one token of client credentials (RFC 6749 §4.4) for each unit. Calls at one time ask for it once. */
export function createTokenKeeper({ portal, clientId, clientSecret }: PortalClientOptions) {
  const kept = new Map<string, { token: Promise<string>; until: number }>();

  const ask = async (unitId: string): Promise<v.InferOutput<typeof answerSchema>> => {
    const response = await fetch(new URL('/api/uaa/oidc/token', portal), {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', unit_id: unitId }),
    });
    return v.parse(answerSchema, await readAnswer(response));
  };

  return {
    get: (unitId: string): Promise<string> => {
      const found = kept.get(unitId);
      if (found && Date.now() < found.until) return found.token;
      const entry = { token: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
      entry.token = ask(unitId).then(
        ({ access_token, expires_in }) => {
          entry.until = Date.now() + expires_in * 1000 - marginMs;
          return access_token;
        },
        (error: unknown) => {
          kept.delete(unitId);
          throw error;
        },
      );
      kept.set(unitId, entry);
      return entry.token;
    },
    forget: (unitId: string): void => {
      kept.delete(unitId);
    },
  };
}
