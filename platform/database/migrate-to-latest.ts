import { type Kysely, sql } from 'kysely';
import { listTables } from './list-tables.ts';
import * as identity from './migrations/0001-identity.ts';
import * as desktop from './migrations/0002-desktop.ts';
import * as clients from './migrations/0003-clients.ts';
import * as waysIn from './migrations/0004-ways-in.ts';
import * as outboxDelivery from './migrations/0005-outbox-delivery.ts';
import * as developerCentre from './migrations/0007-developer-centre.ts';
import * as account from './migrations/0008-account.ts';
import * as schoolDay from './migrations/0010-school-day.ts';
import * as licenceHistory from './migrations/0012-licence-history.ts';
import * as faceSignIn from './migrations/0015-face-sign-in.ts';
import * as announcements from './migrations/0016-announcements.ts';
import * as announcementsForAll from './migrations/0018-announcements-for-all.ts';
import * as nameReadings from './migrations/0020-name-readings.ts';
import * as whereADeviceWasUsed from './migrations/0021-where-a-device-was-used.ts';
import * as seenClientChanges from './migrations/0023-seen-client-changes.ts';
import * as firstPasswords from './migrations/0024-first-passwords.ts';
import * as countedRows from './migrations/0025-counted-rows.ts';
import * as profiles from './migrations/0026-profiles.ts';
import * as appRequests from './migrations/0027-app-requests.ts';
import * as sentMessages from './migrations/0028-sent-messages.ts';
import * as clientInvitations from './migrations/0029-client-invitations.ts';
import * as claimsInIdToken from './migrations/0030-claims-in-id-token.ts';
import * as chosenLanguages from './migrations/0031-chosen-languages.ts';
import * as recalledMessages from './migrations/0032-recalled-messages.ts';
import * as preferences from './migrations/0034-preferences.ts';
import * as storedFiles from './migrations/0035-stored-files.ts';
import * as drive from './migrations/0036-drive.ts';
import * as driveLists from './migrations/0037-drive-lists.ts';
import * as appUse from './migrations/0038-app-use.ts';
import * as faces from './migrations/0039-faces.ts';
import * as faceChallenges from './migrations/0040-face-challenges.ts';
import * as classRegisters from './migrations/0041-class-registers.ts';
import * as driveNameOrder from './migrations/0042-drive-name-order.ts';
import * as schoolClasses from './migrations/0043-school-classes.ts';
import * as imports from './migrations/0044-imports.ts';
import * as unitApps from './migrations/0045-unit-apps.ts';
import * as rolesAndFamilyCodes from './migrations/0046-roles-and-family-codes.ts';
import * as promotions from './migrations/0047-promotions.ts';
import * as unitRevisions from './migrations/0048-unit-revisions.ts';
import * as secondSteps from './migrations/0049-second-steps.ts';
import * as schoolProviders from './migrations/0050-school-providers.ts';
import * as directory from './migrations/0051-directory.ts';
import * as programGrants from './migrations/0052-program-grants.ts';
import * as programImports from './migrations/0053-program-imports.ts';
import * as passkeys from './migrations/0054-passkeys.ts';
import * as termsOfUnits from './migrations/0056-terms-of-units.ts';
import * as consentTexts from './migrations/0057-consent-texts.ts';
import * as listsOfABureau from './migrations/0058-lists-of-a-bureau.ts';
import * as sumsOfABureau from './migrations/0059-sums-of-a-bureau.ts';
import * as appReleases from './migrations/0060-app-releases.ts';
import * as appServices from './migrations/0061-app-services.ts';
import * as programsOfSeveralUnits from './migrations/0062-programs-of-several-units.ts';
import * as kindsOfApp from './migrations/0063-kinds-of-app.ts';
import * as whatServicesShare from './migrations/0064-what-services-share-and-repeat.ts';
import * as fullAdministrators from './migrations/0065-full-administrators.ts';
import * as openedNodes from './migrations/0066-opened-nodes.ts';
import type { PortalDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';
import { requireWholeRestore } from './unfinished-restore.ts';

interface Migration {
  up: (db: Kysely<unknown>) => Promise<void>;
}

/** In their order. A released migration never changes; a new one is appended. */
const migrations: readonly (readonly [name: string, migration: Migration])[] = [
  ['0001-identity', identity],
  ['0002-desktop', desktop],
  ['0003-clients', clients],
  ['0004-ways-in', waysIn],
  ['0005-outbox-delivery', outboxDelivery],
  ['0007-developer-centre', developerCentre],
  ['0008-account', account],
  ['0010-school-day', schoolDay],
  ['0012-licence-history', licenceHistory],
  ['0015-face-sign-in', faceSignIn],
  ['0016-announcements', announcements],
  ['0018-announcements-for-all', announcementsForAll],
  ['0020-name-readings', nameReadings],
  ['0021-where-a-device-was-used', whereADeviceWasUsed],
  ['0023-seen-client-changes', seenClientChanges],
  ['0024-first-passwords', firstPasswords],
  ['0025-counted-rows', countedRows],
  ['0026-profiles', profiles],
  ['0027-app-requests', appRequests],
  ['0028-sent-messages', sentMessages],
  ['0029-client-invitations', clientInvitations],
  ['0030-claims-in-id-token', claimsInIdToken],
  ['0031-chosen-languages', chosenLanguages],
  ['0032-recalled-messages', recalledMessages],
  ['0034-preferences', preferences],
  ['0035-stored-files', storedFiles],
  ['0036-drive', drive],
  ['0037-drive-lists', driveLists],
  ['0038-app-use', appUse],
  ['0039-faces', faces],
  ['0040-face-challenges', faceChallenges],
  ['0041-class-registers', classRegisters],
  ['0042-drive-name-order', driveNameOrder],
  ['0043-school-classes', schoolClasses],
  ['0044-imports', imports],
  ['0045-unit-apps', unitApps],
  ['0046-roles-and-family-codes', rolesAndFamilyCodes],
  ['0047-promotions', promotions],
  ['0048-unit-revisions', unitRevisions],
  ['0049-second-steps', secondSteps],
  ['0050-school-providers', schoolProviders],
  ['0051-directory', directory],
  ['0052-program-grants', programGrants],
  ['0053-program-imports', programImports],
  ['0054-passkeys', passkeys],
  ['0056-terms-of-units', termsOfUnits],
  ['0057-consent-texts', consentTexts],
  ['0058-lists-of-a-bureau', listsOfABureau],
  ['0059-sums-of-a-bureau', sumsOfABureau],
  ['0060-app-releases', appReleases],
  ['0061-app-services', appServices],
  ['0062-programs-of-several-units', programsOfSeveralUnits],
  ['0063-kinds-of-app', kindsOfApp],
  ['0064-what-services-share-and-repeat', whatServicesShare],
  ['0065-full-administrators', fullAdministrators],
  ['0066-opened-nodes', openedNodes],
];

/** Any number; with the schema it makes the lock that replicas wait for. */
const lockClass = 20_260_901;

/** The migrations that this program knows, in their order. */
export const migrationNames: readonly string[] = migrations.map(([name]) => name);

/**
 * Brings the database to the newest shape: all new migrations in one transaction, or none. Replicas that start at once
 * wait for each other. With `last` the shape is that of an earlier release.
 * @throws DomainError `store_unavailable`, Error when the database is newer than the program, or half restored.
 */
export async function migrateToLatest(database: PortalDatabase, last = migrationNames.at(-1)): Promise<void> {
  const { db, engine } = database;
  await requireWholeRestore(database);
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await waitForTurn(trx);
    const applied = await readLedger(trx);
    requireKnown(applied);
    for (const [name, migration] of migrations) {
      if (!applied.has(name)) {
        await migration.up(trx.$pickTables<never>());
        await trx.insertInto('schema_migration').values({ name, applied_at: Date.now() }).execute();
      }
      if (name === last) break;
    }
  });
}

/** The migrations that a database has, in the order in which they came; none where it has no tables. Changes nothing. */
export async function findMigrations(database: PortalDatabase): Promise<string[]> {
  if (!(await listTables(database)).includes('schema_migration')) return [];
  const rows = await database.db
    .selectFrom('schema_migration')
    .select('name')
    .orderBy('applied_at')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** SQLite took its write lock when the transaction began. */
async function waitForTurn(db: Kysely<Tables>): Promise<void> {
  // A replica may have to wait longer for its turn than a query may run.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockClass)}, hashtext(current_schema()))`.execute(db);
}

async function readLedger(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  await db.schema
    .createTable('schema_migration')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .execute();
  const rows = await db.selectFrom('schema_migration').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

function requireKnown(applied: ReadonlySet<string>): void {
  const known = new Set(migrationNames);
  const stranger = [...applied].find((name) => !known.has(name));
  if (stranger) throw new Error(`the database is newer than this program: it has the migration ${stranger}`);
}
