import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { RequestDetails } from '#platform/http';

export interface ClientEvent {
  clientId: string;
  /** Stable name, such as `authorization.error`. */
  event: string;
  /** The exact reason, for the developers of the client. Never a code, a token or a secret. */
  reason?: string | undefined;
}

const longest = 600; // characters of a reason

/** Adds a line to the log of a client. */
export async function writeClientEvent(
  db: Kysely<Tables>,
  { clientId, event, reason }: ClientEvent,
  request: Pick<RequestDetails, 'id' | 'ip'>,
  now: number,
): Promise<void> {
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
}
