import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/database';

/** Values of one statement. */
const maxValues = 4_000;

/** Those of the login names that somebody of any unit has, in lower case. */
export async function findTakenNames(db: Kysely<Tables>, names: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < names.length; at += maxValues) {
    const rows = await db
      .selectFrom('app_user')
      .select('login_name')
      .where(sql<string>`lower(login_name)`, 'in', names.slice(at, at + maxValues))
      .execute();
    for (const { login_name } of rows) taken.add(login_name.toLowerCase());
  }
  return taken;
}
