import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  countStatements,
  explainStatements,
  forEachEngine,
  insertMany,
  vacuumTables,
} from '#platform/testing';
import { createFolder } from './create-folder.ts';
import { listEntries } from './list-entries.ts';
import { buildSchool, insertSpaceOf, type School } from './testing/build-school.ts';
import { insertEntry } from './testing/insert-entry.ts';

const many = 10_000;

forEachEngine((engine) => {
  let school: School;
  let spaceId: string;
  let folders: { large: string; small: string };
  beforeAll(async () => {
    const { db } = engine.database();
    school = await buildSchool(db);
    const { unitId, teacher } = school;
    spaceId = await insertSpaceOf(db, { unitId, kind: 'mine', ownerKey: teacher.userId });
    const place = { spaceId, unitId, by: teacher.userId };
    folders = { large: await insertEntry(db, 'large', place), small: await insertEntry(db, 'small', place) };
    await fill(folders.large, many);
    await fill(folders.small, 3);
    await vacuumTables(engine.database());
  });

  const fill = (parentId: string, count: number): Promise<void> => {
    const { unitId, teacher } = school;
    return insertMany(engine.database().db, 'drive_entry', count, {
      id: sql`${`${parentId}-`} || n`,
      unit_id: sql`${sql.lit(unitId)}`,
      space_id: sql`${sql.lit(spaceId)}`,
      parent_id: sql`${sql.lit(parentId)}`,
      is_folder: sql`n % 2`,
      name: sql`'name ' || n`,
      name_key: sql`'name ' || n`,
      name_order: sql`'name ' || n`,
      size: sql`n`,
      media_type: sql`''`,
      version: sql`0`,
      created_by: sql`${sql.lit(teacher.userId)}`,
      created_at: sql`n`,
      changed_by: sql`${sql.lit(teacher.userId)}`,
      changed_at: sql`n`,
      revision: sql`1`,
    });
  };
  const list = (parentId: string, db = engine.database().db) =>
    listEntries({ database: { ...engine.database(), db }, clock: Date.now }, school.teacher, {
      view: 'folder',
      spaceId,
      parentId,
      keyword: '',
      sort: 'name',
      order: 'up',
      page: 1,
      size: 100,
    });

  test('when a folder holds 10,000 entries, then an index has them in order, and the page alone is read', async () => {
    const explained = explainStatements(engine.database());
    const { list: page, total } = await list(folders.large, explained.db);
    expect([page.length, total]).toEqual([100, many]);
    expect(page.every(({ isFolder }) => isFolder)).toBe(true);
    const plans = await explained.plans();
    // On PostgreSQL the index alone: no row is read for an entry that is not on the page.
    const how = engine.name === 'postgres' ? 'Index Only Scan using drive_entry_list' : 'drive_entry_list';
    expect(plans.filter((plan) => plan.includes(how))).not.toEqual([]);
  });

  test('when a folder holds many entries, then it takes as many statements as one that holds few', async () => {
    const [large, small] = [countStatements(engine.database().db), countStatements(engine.database().db)];
    await list(folders.large, large.db);
    await list(folders.small, small.db);
    expect(large.count()).toBe(small.count());
    expect(large.count()).toBeLessThan(8);
  });

  test('when a space is full, then nothing more comes into it', async () => {
    const create = () =>
      createFolder({ database: engine.database(), clock: Date.now }, school.teacher, {
        spaceId,
        parentId: '',
        name: 'one more',
      });
    await fill(`${folders.small}-2`, 100_000 - many - 5);
    await expect(create()).rejects.toMatchObject({ code: 'invalid_input' });
    const { db } = engine.database();
    await db
      .updateTable('drive_entry')
      .set({ removed_at: 1 })
      .where('id', '=', `${folders.small}-1`)
      .execute();
    expect(await create()).toMatchObject({ name: 'one more' });
  });
});
