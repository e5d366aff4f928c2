import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';
import type { Principal } from '#platform/http';
import { DomainError, isArea, type ListedSchool, unitTypeCodes, userTypeCodes } from '#shared/contracts';
import { toUnit, unitColumns } from './unit-row.ts';

/** Far beyond the schools of a district; keeps the query from reading without end. */
const maxSchools = 2000;
/** As text, not as a value: only then does SQLite take the index of those rows alone. */
const enabled = sql.lit('enabled' as const);

/**
 * The schools of a bureau with how many are in them. Two statements, however many schools there are.
 * @throws DomainError `forbidden` outside area units
 */
export async function listSchools(db: Kysely<Tables>, principal: Principal): Promise<ListedSchool[]> {
  if (!isArea(principal)) throw new DomainError('forbidden');
  const rows = await db
    .selectFrom('unit')
    .select(unitColumns)
    .where('unit_type', '=', unitTypeCodes.school)
    // The sandbox is for programs: it is no school.
    .where('is_sandbox', '=', 0)
    .orderBy('id')
    .limit(maxSchools)
    .execute();
  const counts = await db
    .selectFrom('app_user')
    .select(({ fn }) => ['unit_id', 'user_type', fn.countAll<number>().as('count')])
    .where('user_status', '=', enabled)
    .groupBy(['unit_id', 'user_type'])
    .execute();
  const byUnit = Map.groupBy(counts, ({ unit_id }) => unit_id);
  return rows.map((row) => {
    const ofUnit = byUnit.get(row.id) ?? [];
    const countOf = (kind: keyof typeof userTypeCodes) =>
      Number(ofUnit.find(({ user_type }) => user_type === userTypeCodes[kind])?.count ?? 0);
    return {
      ...toUnit(row),
      students: countOf('student'),
      teachers: countOf('teacher'),
      administrators: countOf('administrator'),
    };
  });
}
