import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestFacts } from '#platform/http';

export interface ClientEvent {
  clientId: string;
  /** Stable name, such as `authorization.error`. */
  event: string;
  /** The exact reason, for whoever runs the client. Never a code, a token or a secret. */
  reason?: string | undefined;
}

const longest = 600; // characters of a reason

/** Adds a line to the log of a client. */
export const writeClientEvent = async (
  db: Kysely<Tables>,
  { clientId, event, reason }: ClientEvent,
  request: Pick<RequestFacts, 'id' | 'ip'>,
  now: number,
): Promise<void> => {
  await db
    .insertInto('client_event')
    .values({
      id: `cev_${randomUUID()}`,
      client_id: clientId,
      at: now,
      event,
      reason: reason?.slice(0, longest) ?? null,
      request_id: request.id,
      ip: request.ip,
    })
    .execute();
};
