import { type Kysely, sql } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { dayStart } from '#platform/desktop';
import { nameReadingsOf } from '#platform/name-readings';
import type { Clock } from '#platform/runtime';
import type { BlobStore, FileStore } from '#platform/storage';
import { fullRoleCode, themeRoleCode } from '#shared/contracts';
import { demoAnnouncements, demoAnnouncementUnits } from './data/announcements.ts';
import { demoAppUse } from './data/app-use.ts';
import { demoApps, demoGroups } from './data/apps.ts';
import { demoChoices, demoUnread } from './data/choices.ts';
import { demoClasses, demoTeaching, demoYears } from './data/classes.ts';
import { faultApps, faultUsers } from './data/fault-school.ts';
import {
  demoLicences,
  demoPackages,
  demoPreferences,
  demoServiceVersions,
  demoThemes,
} from './data/licences.ts';
import { demoDeliveries, demoMessages } from './data/messages.ts';
import { fullAdministrators, namedUsers, themeAdministrators } from './data/named-users.ts';
import { plainUsers } from './data/plain-users.ts';
import { demoGrants, demoResources } from './data/resources.ts';
import { sandboxUsers } from './data/sandbox-users.ts';
import { demoUnits } from './data/units.ts';
import { demoChildren, demoParentTeacherLinks, demoSocialLinks, demoTickets } from './data/ways-in.ts';
import { writeDemoFiles } from './demo-files.ts';
import { insertDemoClients } from './insert-demo-clients.ts';
import { insertDemoDrive, isDemoContent, writeDemoContents } from './insert-demo-drive.ts';
import { tablesFromLeafToRoot } from './tables-from-leaf-to-root.ts';

export interface DemoDeps {
  db: Kysely<Tables>;
  clock: Clock;
  files: FileStore;
  /** Where the files of the drive go. Default: the drive is empty. */
  blobs?: BlobStore | undefined;
  /** Called once: all demo users share one password and one hash. */
  hashPassword: (password: string) => Promise<string>;
}

/** The password of every demo user. */
export const demoPassword = 'Demo2026';

/** Everybody of the demo data. */
export const demoUsers = [...namedUsers, ...plainUsers, ...faultUsers, ...sandboxUsers];

/** Ids of all demo users. */
export const demoUserIds: ReadonlySet<string> = new Set(demoUsers.map(({ id }) => id));

/** Whether no school and nobody is there yet. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('unit').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Seeds the demo data into a platform that has no unit yet: all of it or nothing.
 * @returns false where there was something already, or where another process was faster.
 */
export async function seedDemo({ db, clock, files, blobs, hashPassword }: DemoDeps): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const [passwordHash] = await Promise.all([hashPassword(demoPassword), blobs && writeDemoContents(blobs)]);
  try {
    const isSeeded = await db.transaction().execute(async (trx) => {
      if (!(await isEmpty(trx))) return false;
      await insertDemo(trx, passwordHash, clock());
      if (blobs) await insertDemoDrive(trx, clock());
      return true;
    });
    if (isSeeded) await writeDemoFiles(files);
    return isSeeded;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Throws away everything, sessions included, and seeds again, in one transaction. For test mode only. */
export async function resetDemo({ db, clock, files, blobs, hashPassword }: DemoDeps): Promise<void> {
  const [passwordHash] = await Promise.all([hashPassword(demoPassword), blobs && writeDemoContents(blobs)]);
  const abandoned = await db.transaction().execute(async (trx) => {
    const keys = await listContents(trx);
    const filled = await listFilledTables(trx);
    for (const table of tablesFromLeafToRoot) if (filled.has(table)) await trx.deleteFrom(table).execute();
    await insertDemo(trx, passwordHash, clock());
    if (blobs) await insertDemoDrive(trx, clock());
    return keys.filter((key) => !isDemoContent(key));
  });
  for (const key of abandoned) await blobs?.remove(key);
  await writeDemoFiles(files);
}

/** Keys of all contents that rows name. */
async function listContents(trx: Kysely<Tables>): Promise<string[]> {
  const files = await trx.selectFrom('stored_blob').select('blob_key').execute();
  const parts = await trx.selectFrom('upload_part').select('blob_key').execute();
  const releases = await trx.selectFrom('app_release_file').select('blob_key').execute();
  return [...files, ...parts, ...releases].map(({ blob_key }) => blob_key);
}

/** The tables that have rows, by one question: most of them are empty. */
async function listFilledTables(trx: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const questions = tablesFromLeafToRoot.map(
    (table) => sql`select ${sql.lit(table)} as name where exists (select 1 from ${sql.table(table)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(questions, sql` union all `)}`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

/** Rows of one statement need the same columns: SQLite fills what one of them leaves out with null, not with the default. */
function groupByShape<Row extends object>(rows: readonly Row[]): Row[][] {
  return [...Map.groupBy(rows, (row) => Object.keys(row).sort().join()).values()];
}

async function insertDemo(trx: Kysely<Tables>, passwordHash: string, now: number): Promise<void> {
  const alike = { avatar: null, password_hash: passwordHash, created_at: now, updated_at: now };
  const users = demoUsers.map((user) => ({
    ...user,
    ...alike,
    name_readings: nameReadingsOf(user.real_name),
  }));
  const roles = [
    ...themeAdministrators.map((user_id) => ({ user_id, role_code: themeRoleCode })),
    ...fullAdministrators.map((user_id) => ({ user_id, role_code: fullRoleCode })),
  ];
  for (const units of groupByShape(demoUnits)) await trx.insertInto('unit').values(units).execute();
  for (const alikeUsers of groupByShape(users)) await trx.insertInto('app_user').values(alikeUsers).execute();
  await trx.insertInto('user_role').values(roles).execute();
  await insertClasses(trx, now);
  await trx.insertInto('desktop_group').values(demoGroups).execute();
  for (const apps of [demoApps, faultApps]) await trx.insertInto('desktop_app').values(apps).execute();
  await trx.insertInto('desktop_choice').values(demoChoices).execute();
  await trx.insertInto('desktop_unread').values(demoUnread).execute();
  await trx.insertInto('resource_node').values(demoResources).execute();
  await trx.insertInto('resource_grant').values(demoGrants).execute();
  await insertDemoClients(trx, now);
  await trx.insertInto('handover').values(demoTickets).execute();
  await trx.insertInto('parent_teacher_link').values(demoParentTeacherLinks).execute();
  await trx.insertInto('parent_child').values(demoChildren).execute();
  const links = demoSocialLinks.map((link) => ({ ...link, created_at: now }));
  await trx.insertInto('social_link').values(links).execute();
  await insertSchoolDay(trx, now);
}

/** School years, classes, and who teaches in them. */
async function insertClasses(trx: Kysely<Tables>, now: number): Promise<void> {
  const years = demoYears(now);
  await trx.insertInto('school_year').values(years).execute();
  await trx
    .insertInto('school_class')
    .values(demoClasses(demoUsers, years, now))
    .execute();
  await trx.insertInto('class_teacher').values(demoTeaching).execute();
}

/** Messages, announcements, licences, versions, themes. */
async function insertSchoolDay(trx: Kysely<Tables>, now: number): Promise<void> {
  await trx.insertInto('message').values(demoMessages(now)).execute();
  await trx.insertInto('message_delivery').values(demoDeliveries(now)).execute();
  await trx.insertInto('announcement').values(demoAnnouncements(now)).execute();
  await trx.insertInto('announcement_unit').values(demoAnnouncementUnits).execute();
  await trx.insertInto('licence').values(demoLicences(now)).execute();
  await trx
    .insertInto('app_use')
    .values(demoAppUse(dayStart(now)))
    .execute();
  await trx.insertInto('service_version').values(demoServiceVersions).execute();
  await trx.insertInto('app_package').values(demoPackages).execute();
  await trx.insertInto('user_preference').values(demoPreferences).execute();
  await trx.insertInto('user_theme').values(demoThemes).execute();
}
