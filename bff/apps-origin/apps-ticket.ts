import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { LockStore } from '#bff/session';
import { type Language, languageSchema } from '#shared/language';
import type { Seal } from '#shared/seal';

const ticketMs = 30_000;
const purpose = 'ticket';

const ticketSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sid: v.string(), to: v.string(), language: languageSchema, until: v.number(), id: v.string() }),
);

/** What a ticket stands for. */
export interface Entrance {
  readonly sid: string;
  /** Path and query that the browser goes to. */
  readonly to: string;
  readonly language: Language;
}

/** Tickets to the second origin: sealed, so that nobody reads the session in them, and good once. */
export function createAppsTickets({
  seal,
  locks,
  clock,
}: {
  seal: Seal;
  locks: LockStore;
  clock: () => number;
}) {
  return {
    issue: (entrance: Entrance): string =>
      seal.seal(JSON.stringify({ ...entrance, until: clock() + ticketMs, id: randomUUID() }), purpose),

    /** Undefined for one that is over, was used, or is none of ours. */
    redeem: async (ticket: string): Promise<Entrance | undefined> => {
      const opened = seal.open(ticket, purpose);
      const parsed = v.safeParse(ticketSchema, opened?.text);
      if (!parsed.success || parsed.output.until < clock()) return undefined;
      const { sid, to, language, id } = parsed.output;
      // The lock is never released: it outlives the ticket, on all replicas.
      const isFirst = await locks.acquire(`apps-ticket:${id}`, 2 * ticketMs);
      return isFirst === undefined ? undefined : { sid, to, language };
    },
  };
}
