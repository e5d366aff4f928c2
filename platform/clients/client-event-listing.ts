import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { escapeLike, type Tables } from '#platform/database';
import type { ClientEventLine } from '#shared/contracts';

export interface ClientEventFilter {
  kind: 'all' | 'refused' | 'accepted' | 'changed';
  /** Found inside the reason or the request id, whatever its case; empty finds all. */
  keyword: string;
}

type Columns = ExpressionBuilder<Tables, 'client_event'>;

/** The log of a client, newest first. */
export async function listClientEvents(
  db: Kysely<Tables>,
  clientId: string,
  filter: ClientEventFilter,
  { offset, size }: { offset: number; size: number },
): Promise<ClientEventLine[]> {
  const rows = await db
    .selectFrom('client_event')
    .selectAll()
    .where((eb) => matches(eb, clientId, filter))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(offset)
    .execute();
  return rows.map(({ id, at, event, reason, request_id, ip }) => ({
    id,
    at: new Date(at).toISOString(),
    event,
    reason,
    requestId: request_id,
    ip,
  }));
}

export async function countClientEvents(
  db: Kysely<Tables>,
  clientId: string,
  filter: ClientEventFilter,
): Promise<number> {
  const { total } = await db
    .selectFrom('client_event')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => matches(eb, clientId, filter))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function matches(eb: Columns, clientId: string, { kind, keyword }: ClientEventFilter) {
  const contains = (column: 'reason' | 'request_id' | 'event') =>
    sql<SqlBool>`lower(${eb.ref(column)}) like lower(${`%${escapeLike(keyword)}%`}) escape '!'`;
  return eb.and([
    eb('client_id', '=', clientId),
    ...ofKind(eb, kind),
    ...(keyword ? [eb.or([contains('reason'), contains('request_id'), contains('event')])] : []),
  ]);
}

/** The provider's own events end in `.error` or `.success`; all others record a change. */
function ofKind(eb: Columns, kind: ClientEventFilter['kind']) {
  const [refused, accepted] = [eb('event', 'like', '%.error'), eb('event', 'like', '%.success')];
  if (kind === 'refused') return [refused];
  if (kind === 'accepted') return [accepted];
  return kind === 'changed' ? [eb.not(refused), eb.not(accepted)] : [];
}
