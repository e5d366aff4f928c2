import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { findServerVersion, requireTool } from '#platform/backup';
import {
  createWriteProbe,
  findMigrations,
  listTables,
  migrationNames,
  openDatabase,
  type PortalDatabase,
  requireWholeRestore,
} from '#platform/database';
import { userTypeCodes } from '#shared/contracts';
import type { PortalEnvironment } from '../read-portal-environment.ts';
import { type Finding, fail, findWith, note, ok } from './finding.ts';

/** Milliseconds between the clocks of portal and database: somebody should look; sign-ins and stores refuse. */
const clockSkew = { note: 5_000, fail: 60_000 } as const;

const name = 'Database';

/** The database, its migrations, who may begin, the clock, and whether a backup can be made. Makes no file and no table. */
export async function checkDatabase({ platform }: PortalEnvironment): Promise<readonly Finding[]> {
  const { database: place } = platform;
  if (place.engine === 'sqlite' && !existsSync(place.file))
    return [note(name, `${place.file} is not there yet: the first start makes it`)];
  const database = openDatabase({ ...place, ...(place.engine === 'postgres' ? { maxConnections: 2 } : {}) });
  try {
    return await findWith(name, 'start it, or correct DATABASE_URL', () => lookAtDatabase(database));
  } finally {
    await database.close();
  }
}

async function lookAtDatabase(database: PortalDatabase): Promise<readonly Finding[]> {
  await requireWholeRestore(database);
  const tables = await listTables(database);
  const migrations = await checkMigrations(database);
  const clock = await checkClock(database, tables);
  const rest = tables.includes('rate_limit')
    ? [await checkWrites(database), await checkAdministrator(database)]
    : [];
  const tool = database.engine === 'postgres' ? await checkDumpTool(database) : [];
  return [migrations, ...rest, clock, ...tool];
}

async function checkMigrations(database: PortalDatabase): Promise<Finding> {
  const applied = await findMigrations(database);
  const unknown = applied.find((each) => !migrationNames.includes(each));
  if (unknown)
    return fail('Migrations', `The database is newer, it has ${unknown}: install that version of the portal`);
  const missing = migrationNames.length - applied.length;
  if (applied.length === 0)
    return note('Migrations', 'The database is empty: the first start makes its tables');
  return missing > 0
    ? note('Migrations', `${missing} are missing: make a backup, then the next start adds them`)
    : ok('Migrations', `Up to date, ${applied.at(-1)}`);
}

async function checkWrites(database: PortalDatabase): Promise<Finding> {
  await createWriteProbe(database)();
  return ok(name, `${database.engine} answers and takes writes`);
}

async function checkAdministrator({ db }: PortalDatabase): Promise<Finding> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_type', '=', userTypeCodes.administrator)
    .limit(1)
    .executeTakeFirst();
  return found
    ? ok('Administrator', 'There is one')
    : note(
        'Administrator',
        'There is none: npm run portal -- admin create --login NAME --unit SCHOOL makes the first',
      );
}

/** SQLite has no clock of its own; but what was written is not in the future. */
async function checkClock({ db, engine }: PortalDatabase, tables: readonly string[]): Promise<Finding> {
  if (engine === 'postgres') {
    const { rows } = await sql<{
      now: number;
    }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
    return describeSkew(Math.abs(Date.now() - Number(rows[0]?.now)));
  }
  if (!tables.includes('schema_migration')) return ok('Clock', new Date().toISOString());
  const { last } = await db
    .selectFrom('schema_migration')
    .select((eb) => eb.fn.max('applied_at').as('last'))
    .executeTakeFirstOrThrow();
  return describeSkew(Math.max(0, Number(last) - Date.now()));
}

function describeSkew(skew: number): Finding {
  const text = `The clock and the database differ by ${Math.round(skew / 1000)} s: let NTP set the clock`;
  if (skew > clockSkew.fail) return fail('Clock', text);
  return skew > clockSkew.note ? note('Clock', text) : ok('Clock', new Date().toISOString());
}

async function checkDumpTool(database: PortalDatabase): Promise<readonly Finding[]> {
  const version = await findServerVersion(database);
  return findWith('pg_dump', 'without it there is no backup', async () =>
    ok('pg_dump', `${await requireTool('pg_dump', version)}, for the server ${version}`),
  );
}
