import { expect, test } from 'vitest';
import { createAuditWriter } from '#platform/identity';
import { forEachEngine } from '#platform/testing';
import { unitTypeCodes } from '#shared/contracts';
import { createAdministrator, describeSetupFailure } from './index.ts';

const given = { loginName: 'admin', realName: '何静', unit: '青江小学', unitType: unitTypeCodes.school };
type Wanted = Partial<Parameters<typeof createAdministrator>[1]>;

forEachEngine((engine) => {
  const create = (wanted: Wanted = {}) =>
    createAdministrator(
      {
        db: engine.database().db,
        clock: Date.now,
        hashPassword: async (password) => `hash of ${password}`,
        writeAudit: createAuditWriter(Date.now),
      },
      { ...given, ...wanted },
    );
  const countAll = async (): Promise<number[]> =>
    Promise.all(
      (['unit', 'app_user', 'desktop_app'] as const).map(async (table) => {
        const { count } = await engine
          .database()
          .db.selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      }),
    );

  const refusalOf = async (wanted: Wanted): Promise<string | undefined> =>
    describeSetupFailure(await create(wanted).catch((error: unknown) => error));

  test.each([
    [{ loginName: 'a b' }, 'loginName: Use 3 to 32 letters'],
    [{ realName: '' }, 'realName: Enter the name'],
    [{ unit: ' ' }, 'unit: Enter the name of the unit'],
  ])('when a name is %j, then one line says why, and nothing is created', async (wrong, line) => {
    expect(await refusalOf(wrong)).toContain(line);
    expect(await countAll()).toEqual([0, 0, 0]);
  });

  test('when two begin an empty portal at once, then one unit comes into being', async () => {
    const ended = await Promise.allSettled([create(), create()]);
    const begun = ended.filter(({ status }) => status === 'fulfilled');
    expect(begun).toHaveLength(1);
    expect(await countAll()).toEqual([1, 1, 3]);
  });

  test('when the portal has begun, then the administrator holds a first password, and the trail names her', async () => {
    const { db } = engine.database();
    const user = await db.selectFrom('app_user').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      login_name: 'admin',
      real_name: '何静',
      user_type: 4,
      must_change_password: 1,
    });
    expect(user.password_hash).toMatch(/^hash of \w+-\w+-\w+-\d{3}$/);
    const line = await db.selectFrom('auth_audit').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ event: 'user_created', user_id: user.id, detail: 'setup' });
    // Nobody else could give it to her.
    const roles = await db.selectFrom('user_role').selectAll().orderBy('role_code').execute();
    expect(roles).toEqual(['XX_ALL_', 'XX_SYS_'].map((role_code) => ({ user_id: user.id, role_code })));
  });

  test('when a unit is there, then it gets another administrator by its name or id, and stays what it is', async () => {
    const { unitId } = await create({ loginName: 'second', unitType: unitTypeCodes.area });
    expect(await create({ loginName: 'third', unit: unitId })).toMatchObject({ unitId, isNewUnit: false });
    expect(await countAll()).toEqual([1, 3, 3]);
    const { unit_type } = await engine
      .database()
      .db.selectFrom('unit')
      .select('unit_type')
      .executeTakeFirstOrThrow();
    expect(unit_type).toBe(unitTypeCodes.school);
  });

  test('when others follow the first, then the role of the portal stays hers; where nobody has it any more, the next one gets it', async () => {
    const { db } = engine.database();
    const holders = async (): Promise<string[]> => {
      const rows = await db
        .selectFrom('user_role')
        .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
        .select('login_name')
        .where('role_code', '=', 'XX_SYS_')
        .orderBy('login_name')
        .execute();
      return rows.map(({ login_name }) => login_name);
    };
    expect(await holders()).toEqual(['admin']);
    await db
      .updateTable('app_user')
      .set({ user_status: 'disabled' })
      .where('login_name', '=', 'admin')
      .execute();
    await create({ loginName: 'rescue' });
    await create({ loginName: 'after.rescue' });
    expect(await holders()).toEqual(['admin', 'rescue']);
  });

  test('when the unit is unknown, named twice, or the login name taken, then one line says so', async () => {
    expect(await refusalOf({ unit: '别的学校' })).toContain('unit: There is no such unit');
    expect(await refusalOf({})).toContain('loginName: This login name is taken');
    const { db } = engine.database();
    await db.insertInto('unit').values({ id: 'U-2', name: given.unit, unit_type: 2 }).execute();
    expect(await refusalOf({ loginName: 'fourth' })).toContain('unit: Several units have this name');
  });
});
