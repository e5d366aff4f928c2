import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { createFolderBlobStore, createFolderFileStore } from '#platform/storage';
import { forEachEngine, openMigrated } from '#platform/testing';
import { namedUsers } from './data/named-users.ts';
import { demoUnits } from './data/units.ts';
import { holdsDemo } from './holds-demo.ts';
import { type DemoDeps, resetDemo, seedDemo } from './seed-demo.ts';
import { tablesFromLeafToRoot } from './tables-from-leaf-to-root.ts';

forEachEngine((engine) => {
  let database: PortalDatabase;
  let folder: string;
  let hashed: string[];
  let deps: DemoDeps;

  beforeEach(async () => {
    database = await openMigrated(engine.name);
    folder = await mkdtemp(join(tmpdir(), 'demo-'));
    hashed = [];
    deps = {
      db: database.db,
      clock: () => 1_000,
      files: createFolderFileStore(folder),
      blobs: createFolderBlobStore(join(folder, 'blobs')),
      hashPassword: async (password) => {
        hashed.push(password);
        return `hash of ${password}`;
      },
    };
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const readAll = async () =>
    Promise.all(
      tablesFromLeafToRoot.map(async (table) => [
        table,
        (await database.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
      ]),
    );

  describe('what tells a demo', () => {
    test('when it was seeded, then it is one until its accounts and secrets are gone', async () => {
      const { db } = database;
      expect(await holdsDemo(db)).toBe(false);
      await seedDemo(deps);
      expect(await holdsDemo(db)).toBe(true);
      await db.updateTable('app_user').set({ login_name: sql`'x' || id` }).execute();
      expect(await holdsDemo(db)).toBe(true);
      await db.deleteFrom('client_secret').execute();
      expect(await holdsDemo(db)).toBe(false);
    });

    test('when a school has ids like those of the demo, then it is none', async () => {
      const { db } = database;
      const unit = { ...demoUnits[0], id: 'U1' } as (typeof demoUnits)[number];
      await db.insertInto('unit').values(unit).execute();
      const person = {
        ...namedUsers[0],
        unit_id: 'U1',
        login_name: 'wang.wei',
      } as (typeof namedUsers)[number];
      const row = { ...person, avatar: null, password_hash: 'x', created_at: 1, updated_at: 1 };
      await db.insertInto('app_user').values(row).execute();
      expect(await holdsDemo(db)).toBe(false);
      expect(await seedDemo(deps)).toBe(false);
    });
  });

  describe('seeding', () => {
    test('when the platform is empty, then everything is there, and one password was hashed once', async () => {
      expect(await seedDemo(deps)).toBe(true);
      expect(hashed).toEqual(['Demo2026']);
      const counts = Object.fromEntries((await readAll()).map(([table, rows]) => [table, rows?.length]));
      expect(counts).toMatchObject({ unit: 5, app_user: 94, user_role: 5, desktop_app: 29, auth_session: 0 });
      const zhou = await database.db
        .selectFrom('app_user')
        .selectAll()
        .where('id', '=', '2001')
        .executeTakeFirstOrThrow();
      expect(zhou).toMatchObject({
        user_status: 'enabled',
        grade_name: '',
        revision: 1,
        created_at: 1_000,
        password_hash: 'hash of Demo2026',
      });
    });

    test('when pictures are written, then the lost survey and U2002 stay without', async () => {
      await deps.files.put('icon', 'lost.svg', 'old');
      await seedDemo(deps);
      const icons = await readdir(join(folder, 'icon'));
      expect(icons).toContain('hw.svg');
      expect(icons).not.toContain('lost.svg');
      expect((await readdir(join(folder, 'unit'))).sort()).toEqual([
        'U1001.svg',
        'U2001.svg',
        'U2009.svg',
        'U9001.svg',
      ]);
    });

    test('when there is a unit already, then nothing is touched', async () => {
      await database.db
        .insertInto('unit')
        .values({
          id: 'U1',
          name: '某校',
          en_name: null,
          unit_type: 2,
          campus_units: null,
          footer: null,
          link: null,
          decoration_set: null,
          message_config: null,
          default_theme: null,
        })
        .execute();
      expect(await seedDemo(deps)).toBe(false);
      expect(hashed).toEqual([]);
      expect(await database.db.selectFrom('app_user').select('id').execute()).toEqual([]);
      expect(await readdir(folder)).toEqual([]);
    });

    test('when several processes start at once, then one of them seeds', async () => {
      const results = await Promise.all([seedDemo(deps), seedDemo(deps), seedDemo(deps)]);
      expect(results.filter(Boolean)).toHaveLength(1);
    });

    test('when a row cannot be written, then none is', async () => {
      await database.db.schema.dropTable('resource_grant').execute();
      await expect(seedDemo(deps)).rejects.toThrow();
      expect(await database.db.selectFrom('unit').select('id').execute()).toEqual([]);
    });
  });

  describe('resetting', () => {
    test('when everything was changed, then it is as after seeding, and sessions are gone', async () => {
      await seedDemo(deps);
      const before = await readAll();
      const { db } = database;
      await db
        .insertInto('auth_session')
        .values({
          id: 's',
          user_id: '2001',
          family: 'f',
          client: '',
          created_at: 1,
          last_used_at: 1,
          expires_at: 2,
          revoked_at: null,
          revoke_reason: null,
        })
        .execute();
      await db.insertInto('access_token').values({ hash: 'h', session_id: 's', expires_at: 2 }).execute();
      await db.updateTable('app_user').set({ real_name: 'x', revision: 9 }).execute();
      await db.deleteFrom('desktop_choice').execute();
      await resetDemo(deps);
      expect(await readAll()).toEqual(before);
    });
  });

  test('when the tables of the database are listed, then the reset knows each of them', async () => {
    // Kysely's introspection reads every schema of a PostgreSQL, where other tests drop theirs; the tables are the same.
    const tables = engine.name === 'sqlite' ? await database.db.introspection.getTables() : [];
    const known = new Set<string>(['schema_migration', 'signing_key', ...tablesFromLeafToRoot]);
    const own = tables.map((table) => table.name);
    expect(own.filter((name) => !known.has(name))).toEqual([]);
  });
});
