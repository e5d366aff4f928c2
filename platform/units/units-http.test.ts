import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { type DemoPlatform, forEachEngine, grantDirectly, startDemoPlatform } from '#platform/testing';
import type { ListedSchool, UnitDetails } from '#shared/contracts';

const base = '/api/base/units';
const school = { name: '青江第二小学', enName: 'Second School', realName: '林青', loginName: 'second.admin' };

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let database: PortalDatabase;
  beforeEach(async () => {
    database = engine.database();
    platform = await startDemoPlatform(database);
  });
  afterEach(() => platform.close());

  const create = async (login: string, more: object = {}) =>
    (await (await platform.as(login)).postJson(`${base}/unit/create`, { ...school, ...more })).body;
  const get = async (login: string, unitId = ''): Promise<{ code: string; data: UnitDetails }> =>
    (await (await platform.as(login)).get(`${base}/unit/get?unitId=${unitId}`)).body;
  const update = async (login: string, unit: UnitDetails, change: object) => {
    const { unitId, revision, name, enName, campuses } = unit;
    const payload = { unitId, revision, name, enName: enName ?? '', campuses, ...change };
    return (await (await platform.as(login)).postJson(`${base}/unit/update`, payload)).body;
  };
  const list = async (login: string): Promise<{ code: string; data: ListedSchool[] }> =>
    (await (await platform.as(login)).get(`${base}/schools`)).body;
  const linesOf = async (event: string) =>
    (await database.db.selectFrom('auth_audit').selectAll().where('event', '=', event).execute()).map(
      ({ detail }) => JSON.parse(detail ?? '{}'),
    );

  test('when a bureau opens a school, then its administrator signs in, and the school can use the portal', async () => {
    const { code, data } = await create('bureau.admin', { campuses: [{ name: '东校区/East' }] });
    expect(code).toBe('ok');
    expect(data.unit).toMatchObject({ name: school.name, unitType: 2, campuses: [{ name: '东校区/East' }] });
    const client = platform.createClient();
    const { loginName: username, password } = data;
    await client.post('/api/uaa/oauth/login', { username, password });
    const me = (await client.get('/api/uaa/oauth/me')).body.data;
    expect(me).toMatchObject({ unitName: school.name, mustChangePassword: true });
    // She holds everything of her school; the role of its theme comes from an administrator of the bureau (ADR 122).
    const roles = database.db.selectFrom('user_role').selectAll().where('user_id', '=', me.userId);
    expect(await roles.execute()).toEqual([{ user_id: me.userId, role_code: 'XX_ALL_' }]);
    const { data: schools } = await list('bureau.admin');
    expect(schools.find(({ unitId }) => unitId === data.unit.unitId)).toMatchObject({
      ...{ students: 0, teachers: 0, administrators: 1 },
    });
    const licence = database.db
      .selectFrom('licence')
      .select('server_id')
      .where('unit_id', '=', data.unit.unitId);
    expect(await licence.execute()).toEqual([{ server_id: 'base' }]);
    expect(await linesOf('unit_created')).toEqual([{ unitId: data.unit.unitId, name: school.name }]);
  });

  test.each(['ps.admin', 't.zhou', 'r.sun'])(
    'when %s opens or lists schools, then it is refused',
    async (login) => {
      expect(await create(login)).toMatchObject({ code: 'forbidden' });
      expect(await list(login)).toMatchObject({ code: 'forbidden' });
    },
  );

  test('when names are wrong or the login name is taken, then each field says so, and there is no school', async () => {
    const wrong = await create('bureau.admin', { name: ' ', loginName: 'a b' });
    expect(wrong.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(['name', 'loginName']);
    const taken = await create('bureau.admin', { loginName: 'PS.ADMIN' });
    expect(taken).toMatchObject({ code: 'conflict', fieldErrors: [{ field: 'loginName' }] });
    expect((await list('bureau.admin')).data).toHaveLength(3);
  });

  test('when an administrator changes the own school, then its users see the new name, and others stay', async () => {
    const before = (await get('ps.admin')).data;
    const { data } = await update('ps.admin', before, { name: '青江小学', enName: '' });
    expect(data).toMatchObject({ name: '青江小学', enName: null, revision: before.revision + 1 });
    const me = await (await platform.as('t.zhou')).get('/api/uaa/oauth/me');
    expect(me.body.data).toMatchObject({ unitName: '青江小学', unitEnName: null });
    expect(await linesOf('unit_changed')).toMatchObject([{ unitId: 'U2001', name: '青江小学' }]);
    expect(await update('ps.admin', before, {})).toMatchObject({ code: 'conflict' });
  });

  test('when the unit is somebody else’s, then there is none; a bureau changes its schools', async () => {
    const other = (await get('bureau.admin', 'U2002')).data;
    expect(other.campuses.map(({ campusId }) => campusId)).toEqual(['C1', 'C2']);
    expect(await get('ps.admin', 'U2002')).toMatchObject({ code: 'not_found' });
    expect(await update('ps.admin', other, {})).toMatchObject({ code: 'not_found' });
    expect(await update('t.zhou', other, {})).toMatchObject({ code: 'forbidden' });
    expect(await update('bureau.admin', other, { enName: 'One' })).toMatchObject({ code: 'ok' });
  });

  /** The administrator of U2002, who may see her unit. */
  const mayEdit = () => grantDirectly(database.db, '4003', 'base:edit');

  test('when a campus is renamed, then it keeps its id; one with classes stays', async () => {
    expect(await update('ms.admin', (await get('ms.admin')).data, {})).toMatchObject({ code: 'forbidden' });
    await mayEdit();
    const before = (await get('ms.admin')).data;
    const [east, west] = before.campuses;
    await database.db
      .updateTable('school_class')
      .set({ campus_id: 'C2' })
      .where('unit_id', '=', 'U2002')
      .execute();
    const refused = await update('ms.admin', before, { campuses: [east] });
    expect(refused).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'campuses' }] });
    expect(refused.fieldErrors[0].message).toContain('西校区');
    const campuses = [
      { ...west, name: '西校区/West side' },
      { campusId: '', name: '北校区/North' },
    ];
    const { data } = await update('ms.admin', before, { campuses });
    expect(data.campuses[0]).toEqual({ campusId: 'C2', name: '西校区/West side' });
    expect(data.campuses[1].campusId).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    [[{ name: ' ' }]],
    [[{ name: '东校区' }, { name: '东校区' }]],
    [[{ campusId: 'C9', name: '东校区' }]],
    [[{ name: '东\u202e校区' }]],
  ])('when campuses are %j, then the list says so', async (campuses) => {
    await mayEdit();
    const answer = await update('ms.admin', (await get('ms.admin')).data, { campuses });
    expect(answer).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'campuses' }] });
  });
});
