import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Principal } from '#platform/http';
import { countStatements, forEachEngine } from '#platform/testing';
import type { DriveRole, DriveTargetKind } from '#shared/contracts';
import { findReach, requireAccess, requireAccessToAll } from './access.ts';
import { buildSchool, insertSpaceOf, otherClass, ownClass, type School } from './testing/build-school.ts';
import { insertEntry } from './testing/insert-entry.ts';

const now = 1_000;

forEachEngine((engine) => {
  let school: School;
  let spaces: { mine: string; class: string; school: string };
  beforeAll(async () => {
    const { db } = engine.database();
    school = await buildSchool(db);
    const { unitId, teacher } = school;
    spaces = {
      mine: await insertSpaceOf(db, { unitId, kind: 'mine', ownerKey: teacher.userId }),
      class: await insertSpaceOf(db, { unitId, kind: 'class', ownerKey: ownClass }),
      school: await insertSpaceOf(db, { unitId, kind: 'school', ownerKey: unitId }),
    };
  });

  const put = (kind: keyof typeof spaces, parentId = ''): Promise<string> =>
    insertEntry(engine.database().db, randomUUID(), {
      spaceId: spaces[kind],
      parentId,
      unitId: school.unitId,
      by: school.teacher.userId,
    });
  const roleOf = async (principal: Principal, entryId: string): Promise<string> => {
    const { db } = engine.database();
    const reach = await findReach(db, principal, now);
    return requireAccess(db, reach, entryId, 'view').then(
      ({ role }) => role,
      ({ code }) => code,
    );
  };
  const rolesOf = async (entryId: string): Promise<Record<string, string>> => {
    const { unitId: _, ...people } = school;
    const roles: Record<string, string> = {};
    for (const [name, principal] of Object.entries(people)) roles[name] = await roleOf(principal, entryId);
    return roles;
  };
  const share = async (
    entryId: string,
    target: [kind: DriveTargetKind, id: string],
    more: { role?: DriveRole; until?: number } = {},
  ) => {
    const { role = 'view', until = null } = more;
    const [target_kind, target_id] = target;
    await engine
      .database()
      .db.insertInto('drive_share')
      .values({
        id: randomUUID(),
        entry_id: entryId,
        unit_id: school.unitId,
        target_kind,
        target_id,
        role,
        until,
        shared_by: school.teacher.userId,
        shared_at: 0,
      })
      .execute();
  };
  const nobody = {
    pupil: 'not_found',
    otherPupil: 'not_found',
    parent: 'not_found',
    colleague: 'not_found',
    administrator: 'not_found',
    stranger: 'not_found',
  };

  describe('spaces', () => {
    test('when a file is somebody’s own, then she edits it and nobody else sees it', async () => {
      expect(await rolesOf(await put('mine'))).toEqual({ ...nobody, teacher: 'edit' });
    });

    test('when a file is of a class, then the staff edit it, and pupils and parents of the class view it', async () => {
      expect(await rolesOf(await put('class'))).toEqual({
        ...nobody,
        pupil: 'view',
        parent: 'view',
        teacher: 'edit',
        colleague: 'edit',
        administrator: 'edit',
      });
    });

    test('when a file is of the school, then administrators edit it, and all of the unit view it', async () => {
      expect(await rolesOf(await put('school'))).toEqual({
        pupil: 'view',
        otherPupil: 'view',
        parent: 'view',
        teacher: 'view',
        colleague: 'view',
        administrator: 'edit',
        stranger: 'not_found',
      });
    });

    test('when a parent has a child in another school as well, then she acts in the unit of her session', async () => {
      const { db } = engine.database();
      const elsewhere = await findReach(db, { ...school.parent, unitId: school.stranger.unitId }, now);
      expect(elsewhere.classKeys).toEqual([]);
      expect((await findReach(db, school.parent, now)).classKeys).toEqual([ownClass]);
      expect((await findReach(db, school.teacher, now)).classKeys).toEqual([ownClass, otherClass]);
    });

    test('when somebody may only view, then editing is forbidden, and what she cannot see is not there', async () => {
      const { db } = engine.database();
      const reach = await findReach(db, school.pupil, now);
      await expect(requireAccess(db, reach, await put('class'), 'edit')).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(requireAccess(db, reach, await put('mine'), 'edit')).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(requireAccess(db, reach, 'none', 'view')).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  describe('shares', () => {
    test('when a folder is shared, then the share reaches what is below it, and nothing beside it', async () => {
      const folder = await put('mine');
      const below = await put('mine', await put('mine', folder));
      await share(folder, ['person', school.pupil.userId], { role: 'edit' });
      expect(await roleOf(school.pupil, below)).toBe('edit');
      expect(await roleOf(school.otherPupil, below)).toBe('not_found');
      expect(await roleOf(school.pupil, await put('mine'))).toBe('not_found');
    });

    test('when there are several, then the widest one counts', async () => {
      const folder = await put('mine');
      const below = await put('mine', folder);
      await share(folder, ['class', ownClass], { role: 'edit' });
      await share(below, ['person', school.parent.userId]);
      expect(await roleOf(school.parent, below)).toBe('edit');
    });

    test('when its end has come, then it reaches nobody', async () => {
      const id = await put('mine');
      await share(id, ['school', school.unitId], { until: now });
      expect(await roleOf(school.colleague, id)).toBe('not_found');
      await share(id, ['person', school.colleague.userId], { until: now + 1 });
      expect(await roleOf(school.colleague, id)).toBe('view');
    });

    test('when a pupil is given more in the files of a class, then she still views them only', async () => {
      const id = await put('class');
      await share(id, ['class', ownClass], { role: 'edit' });
      expect(await roleOf(school.pupil, id)).toBe('view');
      expect(await roleOf(school.parent, id)).toBe('edit');
    });

    test('when a row of a share names the unit of somebody else, then it reaches nobody', async () => {
      const id = await put('mine');
      await share(id, ['school', school.stranger.unitId]);
      await share(id, ['person', school.stranger.userId]);
      expect(await roleOf(school.stranger, id)).toBe('not_found');
    });
  });

  describe('the recycle bin', () => {
    test('when something is in it, then it is found there alone, and shares do not reach it', async () => {
      const { db } = engine.database();
      const id = await put('mine');
      await share(id, ['person', school.colleague.userId], { role: 'edit' });
      await db
        .updateTable('drive_entry')
        .set({ removed_at: now, removed_with: id })
        .where('id', '=', id)
        .execute();
      const [own, shared] = [
        await findReach(db, school.teacher, now),
        await findReach(db, school.colleague, now),
      ];
      await expect(requireAccess(db, own, id, 'view')).rejects.toMatchObject({ code: 'not_found' });
      expect(await requireAccess(db, own, id, 'edit', { inBin: true })).toMatchObject({ removedWith: id });
      await expect(requireAccess(db, shared, id, 'view', { inBin: true })).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });

  test('when a selection is asked for, then one statement answers for all of it', async () => {
    const counted = countStatements(engine.database().db);
    const ids = [await put('mine'), await put('class'), await put('school')];
    const reach = await findReach(counted.db, school.teacher, now);
    const before = counted.count();
    expect(await requireAccessToAll(counted.db, reach, ids, 'view')).toHaveLength(3);
    expect(counted.count() - before).toBe(1);
    await expect(requireAccessToAll(counted.db, reach, ids, 'edit')).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
