import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';

/** A unit by its id, or by its name where it alone has it. @throws Error where there is none, or several */
export async function findUnit(db: Kysely<Tables>, unit: string): Promise<string> {
  const found = await db
    .selectFrom('unit')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', unit), eb('name', '=', unit)]))
    .limit(2)
    .execute();
  const [only, another] = found;
  if (!only) throw new Error(`There is no unit ${unit}`);
  if (another) throw new Error(`Several units are called ${unit}. Give the id of one`);
  return only.id;
}
