import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { createAuditWriter } from '#platform/identity';
import { importFile } from '#platform/import';
import { rosterHeaders } from '#platform/roster-format';
import { type DemoPlatform, forEachEngine, openMigrated, startDemoPlatform } from '#platform/testing';
import { silentLog } from '#shared/log';
import { readZip } from '../zip/testing/read-zip.ts';
import { writeRoster } from './write-roster.ts';

const unitId = 'U2001';
const now = Date.UTC(2026, 10, 25);

/** The texts of an archive by their names. */
function textsOf(archive: Buffer): Record<string, string> {
  return Object.fromEntries(readZip(archive).map(({ name, content }) => [name, content.toString('utf8')]));
}

async function bring(database: PortalDatabase, content: Buffer) {
  const deps = {
    database,
    blobs: { read: async () => undefined, remove: async () => undefined },
    clock: () => now,
    log: silentLog,
    writeAudit: createAuditWriter(() => now),
    endSessionsOf: async () => undefined,
  };
  const options = { userType: null, disableLeaving: true, foundClasses: false };
  const order = { unitId, kind: 'roster', fileName: 'a.zip', content, options, isDryRun: false } as const;
  return importFile(deps, order);
}

/** What the set tells of people. Sexes are words of imports there, and of forms here. */
function people({ db }: PortalDatabase) {
  return db
    .selectFrom('app_user')
    .select(['login_name', 'real_name', 'user_type', 'phone', 'email', 'grade_name', 'class_name'])
    .where('unit_id', '=', unitId)
    .where('user_type', '!=', 4)
    .where('user_status', '=', 'enabled')
    .orderBy('login_name')
    .execute();
}

async function links({ db }: PortalDatabase) {
  const rows = await db
    .selectFrom('parent_child as link')
    .innerJoin('app_user as parent', 'parent.id', 'link.parent_id')
    .innerJoin('app_user as child', 'child.id', 'link.child_id')
    .select(['parent.login_name as parent', 'child.login_name as child', 'position'])
    .where('parent.unit_id', '=', unitId)
    .where('child.unit_id', '=', unitId)
    .orderBy('parent.login_name')
    .orderBy('position')
    .execute();
  return rows.map(({ parent, child }) => `${parent} ${child}`);
}

async function teaching({ db }: PortalDatabase) {
  const rows = await db
    .selectFrom('class_teacher')
    .innerJoin('school_class as one', 'one.id', 'class_id')
    .innerJoin('app_user as teacher', 'teacher.id', 'user_id')
    .select(['one.grade_name', 'one.class_name', 'login_name', 'subject', 'is_head'])
    .where('one.unit_id', '=', unitId)
    .where('one.status', '=', 'open')
    .execute();
  return rows.map((row) => Object.values(row).join(' ')).toSorted();
}

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let other: PortalDatabase;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
    other = await openMigrated(engine.name);
    const { db } = engine.database();
    const unit = await db.selectFrom('unit').selectAll().where('id', '=', unitId).executeTakeFirstOrThrow();
    await other.db.insertInto('unit').values(unit).execute();
    const years = await db.selectFrom('school_year').selectAll().where('unit_id', '=', unitId).execute();
    if (years.length > 0) await other.db.insertInto('school_year').values(years).execute();
  });
  afterAll(async () => {
    await other?.close();
    await platform?.close();
  });
  const write = async ({ db }: PortalDatabase): Promise<Buffer> => buffer(await writeRoster(db, unitId, now));

  describe('a school as files', () => {
    test('when it is written, then each file has the columns of the binding, and names no administrator', async () => {
      const texts = textsOf(await write(engine.database()));
      for (const [part, columns] of Object.entries(rosterHeaders))
        expect(texts[`${part}.csv`]?.split('\r\n')[0]).toBe(columns.join(','));
      expect(texts['manifest.csv']).toContain('file.users,bulk\r\n');
      expect(texts['manifest.csv']).toContain('file.results,absent\r\n');
      expect(texts['users.csv']).toContain('portal-1001,,,true,s.zhoule,,周乐 Zhou,Le,');
      expect(texts['users.csv']).not.toContain('ps.admin');
      expect(texts['classes.csv']).toContain(',三年级(2)班,03,');
      expect(texts['users.csv']?.startsWith('sourcedId')).toBe(true);
    });

    test('when an empty school takes it, then it is the same school, and writes the same files', async () => {
      const archive = await write(engine.database());
      const { job, problems } = await bring(other, archive);
      expect(problems).toEqual([]);
      expect(job).toMatchObject({ state: 'done', counts: { refused: 0, changed: 0, same: 0 } });
      expect(await people(other)).toEqual(await people(engine.database()));
      expect(await links(other)).toEqual(await links(engine.database()));
      expect(await teaching(other)).toEqual(await teaching(engine.database()));
      expect(textsOf(await write(other))).toEqual(textsOf(archive));
    });

    test('when the same files come again, then nothing changes', async () => {
      const { job } = await bring(other, await write(other));
      expect(job.counts).toMatchObject({ new: 0, changed: 0, leaving: 0, refused: 0 });
    });

    test('when the school that wrote them takes them, then only their ids are new', async () => {
      const database = engine.database();
      const { job } = await bring(database, await write(database));
      expect(job.counts).toMatchObject({ new: 0, leaving: 0, refused: 0 });
      expect((await bring(database, await write(database))).job.counts).toMatchObject({ new: 0, changed: 0 });
    });
  });
});
