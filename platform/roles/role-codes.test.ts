import { expect, test } from 'vitest';
import { buildUnit, describeStore } from '#platform/testing';
import { listRoleCodes } from './role-codes.ts';

describeStore((engine) => {
  test('when roles are listed, then a unit has its own and the portal’s, and all units have each code once', async () => {
    const { db } = engine.database();
    await db
      .insertInto('unit')
      .values([buildUnit({ id: 'U1' }), buildUnit({ id: 'U2' })])
      .execute();
    const role = { name: '角色', en_name: '', updated_at: 0 };
    await db
      .insertInto('unit_role')
      .values([
        { ...role, id: '1', unit_id: 'U1', code: 'LIBRARY' },
        { ...role, id: '2', unit_id: 'U2', code: 'LIBRARY' },
        { ...role, id: '3', unit_id: 'U2', code: 'EXAM' },
      ])
      .execute();
    expect(await listRoleCodes(db, 'U1')).toEqual(['LIBRARY', 'XX_ALL_', 'XX_SYS_']);
    expect(await listRoleCodes(db)).toEqual(['EXAM', 'LIBRARY', 'XX_ALL_', 'XX_SYS_']);
  });
});
