import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import { isSelf } from '#platform/grants';
import { nameReadingsOf } from '#platform/name-readings';
import { notifyOldContacts, personColumns } from '#platform/people';
import { DomainError, emptyDraftOf, personFields } from '#shared/contracts';
import type { KindContext } from '../kind-rules.ts';
import type { PersonRow } from './find-people.ts';
import type { PlannedPerson } from './plan-person.ts';

/** Columns that are written; what somebody is stays. */
const texts = [
  'external_id',
  'name_readings',
  ...personColumns.names.filter((name) => name !== 'user_type'),
] as const;
/** Behind the id and the revision. */
const firstText = 3;

/**
 * Changes people in one statement. Whose phone or e-mail changes is notified at the old one.
 * @throws DomainError `conflict` where somebody else changed one of them meanwhile; nothing is written then
 */
export async function updatePeople(
  trx: Kysely<Tables>,
  { at, actor }: KindContext,
  people: readonly PlannedPerson[],
): Promise<void> {
  const rows = people.flatMap(({ before, after }) => (before ? [{ before, after }] : []));
  if (rows.length === 0) return;
  const values = rows.map(({ before, after }) => toValues(before, after));
  // Both engines call the columns of `values` column1, column2 …
  const given = (at: number) => sql.ref(`given.column${at + firstText}`);
  const changes = texts.map((column, at) => sql`${sql.ref(column)} = ${given(at)}`);
  const { numAffectedRows = 0n } = await sql`
    update app_user set ${sql.join(changes)}, updated_at = ${at}, revision = app_user.revision + 1
    from (values ${sql.join(values)}) as given
    where app_user.id = given.column1 and app_user.revision = cast(given.column2 as integer)`.execute(trx);
  if (numAffectedRows !== BigInt(rows.length)) throw new DomainError('conflict');
  for (const { before, after } of rows) {
    const isChanged = before.phone !== after.phone || before.email !== after.email;
    if (isChanged && !isSelf(actor, before.id)) await notifyOldContacts(trx, before, at);
  }
}

/** In the order of the columns: its key first. */
function toValues(before: PersonRow, after: PlannedPerson['after']) {
  const fields = personColumns.toRow({
    ...emptyDraftOf(personFields),
    ...after,
    userType: before.user_type,
  });
  const row: Readonly<Record<(typeof texts)[number], string | null | number>> = {
    ...fields,
    external_id: after.externalId || null,
    name_readings: nameReadingsOf(fields.real_name),
  };
  const key = [before.id, String(before.revision)];
  return sql`(${sql.join([...key, ...texts.map((column) => row[column])])})`;
}
