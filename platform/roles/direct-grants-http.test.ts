import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  buildUnit,
  buildUser,
  type DemoPlatform,
  explainStatements,
  forEachEngine,
  grantsOf,
  insertMany,
  limitTo,
  makeFullAdministrator,
  startDemoPlatform,
  vacuumTables,
} from '#platform/testing';
import type { RoleGrant } from '#shared/contracts';
import { listDirectPeople } from './direct-grants.ts';

const base = '/api/base/roles';
const teacher = '2002';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform?.close());

  const db = () => engine.database().db;
  /** Makes ps.admin one who keeps roles and holds nothing else. */
  const limit = () => limitTo(db(), '4002', 'base:role');
  const heldBy = async (userId: string): Promise<RoleGrant[]> => {
    const query = { unitId: 'U2002', userId };
    return (await read('bureau.admin', 'direct', query)).data.grants;
  };
  const read = async (login: string, path: string, query: Record<string, string> = {}) =>
    (await (await platform.as(login)).get(`${base}/${path}?${new URLSearchParams(query)}`)).body;
  const set = async (login: string, fields: object) =>
    (await (await platform.as(login)).postJson(`${base}/set_direct`, { userId: teacher, ...fields })).body;
  const codesOf = async (login: string, code: string): Promise<string[]> => {
    const client = await platform.as(login);
    const nodes = (await client.get(`/api/base/resource/user/code/tree?code=${code}`)).body.data;
    const list = (some: { code: string; children: never[] }[]): string[] =>
      some.flatMap((node) => [node.code, ...list(node.children)]);
    return list(nodes);
  };

  test('when a permission is granted, then the person has it by herself, is listed, and loses it again', async () => {
    const before = await read('ps.admin', 'direct_people');
    const { data } = await set('ps.admin', { add: grantsOf('exam:report', 'exam:report') });
    expect(data).toMatchObject({ person: { userId: teacher }, grants: grantsOf('exam:report') });
    expect(await codesOf('t.wu', 'exam')).toEqual(['report']);
    const { data: listed } = await read('ps.admin', 'direct_people');
    expect(listed.total).toBe(before.data.total + 1);
    expect(listed.list).toContainEqual(expect.objectContaining({ userId: teacher, grants: 1 }));
    const again = await set('ps.admin', { add: grantsOf('exam:report'), remove: grantsOf('exam:marking') });
    expect(again.data.grants).toEqual(grantsOf('exam:report'));
    expect((await set('ps.admin', { remove: grantsOf('exam:report') })).data.grants).toEqual([]);
    expect(await codesOf('t.wu', 'exam')).toEqual([]);
    const lines = await db().selectFrom('auth_audit').select('detail').where('event', '=', 'role_grants_set');
    const [first] = await lines.orderBy('at').execute();
    expect(JSON.parse(first?.detail ?? '')).toMatchObject({ userId: teacher, added: ['exam:report'] });
  });

  test('when she grants what she does not hold, or what there is not, then it is refused', async () => {
    expect((await set('ps.admin', { add: grantsOf('exam:nothing') })).code).toBe('forbidden');
    expect((await set('ps.admin', { add: grantsOf('nothing:*') })).code).toBe('forbidden');
    expect((await set('ps.admin', { add: grantsOf('*:*') })).code).toBe('forbidden');
    await limit();
    const refused = await set('ps.admin', { add: grantsOf('exam:report') });
    expect(refused).toMatchObject({ code: 'forbidden', fieldErrors: [{ field: 'grants' }] });
  });

  test('when an administrator lets a teacher override apps, then the teacher keeps the rest of the developer centre', async () => {
    const before = await codesOf('t.wu', 'app');
    expect(before).not.toContain('app.override');
    expect((await set('ps.admin', { add: grantsOf('app:app.override') })).code).toBe('ok');
    expect((await codesOf('t.wu', 'app')).toSorted()).toEqual([...before, 'app.override'].toSorted());
  });

  test('when the last grant of an administrator is taken away, then she holds nothing of the app', async () => {
    await limit();
    const limited = grantsOf('base:role', 'base:list');
    expect((await set('bureau.admin', { unitId: 'U2001', userId: '4002', add: limited })).code).toBe('ok');
    expect(await codesOf('ps.admin', 'base')).toEqual(['people', 'list', 'role']);
    const emptied = await set('bureau.admin', {
      unitId: 'U2002',
      userId: '4003',
      remove: await heldBy('4003'),
    });
    expect(emptied).toMatchObject({ code: 'ok', data: { grants: [] } });
    for (const app of ['base', 'admin']) expect(await codesOf('ms.admin', app)).toEqual([]);
  });

  test('when nobody could keep the roles of a unit any more, then it is refused', async () => {
    await limit();
    const remove = grantsOf('base:role');
    expect((await set('ps.admin', { userId: '4002', remove })).code).toBe('conflict');
    expect((await set('bureau.admin', { unitId: 'U2001', userId: '4002', remove })).code).toBe('conflict');
    expect(await codesOf('ps.admin', 'base')).toEqual(['role']);
  });

  test('when somebody is of another unit, or the caller keeps no roles, then nothing is shown or changed', async () => {
    expect((await set('ms.admin', { add: grantsOf('exam:report') })).code).toBe('forbidden');
    await makeFullAdministrator(db(), '4003');
    expect((await read('ms.admin', 'direct', { userId: teacher })).code).toBe('not_found');
    expect((await set('ms.admin', { add: grantsOf('exam:report') })).code).toBe('not_found');
    expect((await read('ps.admin', 'direct_people', { unitId: 'U2002' })).code).toBe('not_found');
    expect((await read('t.zhou', 'direct_people')).code).toBe('forbidden');
    expect((await read('bureau.admin', 'direct', { unitId: 'U2001', userId: teacher })).code).toBe('ok');
  });

  test('when a portal has many people with permissions of their own, then those of one unit are found by index', async () => {
    const units = Array.from({ length: 40 }, (_, at) => buildUnit({ id: `N${at}` }));
    await db().insertInto('unit').values(units).execute();
    await insertMany(db(), 'app_user', 20_000, {
      id: sql`'n' || n`,
      login_name: sql`'n' || n`,
      real_name: sql`'王老师 ' || n`,
      user_type: sql`2`,
      unit_id: sql`'N' || (n % 40)`,
      created_at: sql`0`,
      updated_at: sql`0`,
    });
    await insertMany(db(), 'resource_grant', 20_000, {
      user_id: sql`'n' || n`,
      app_code: sql`'exam'`,
      node_code: sql`'report'`,
    });
    await db()
      .insertInto('app_user')
      .values(buildUser({ id: 'keeper', unit_id: 'N3', user_type: 4 }))
      .execute();
    await makeFullAdministrator(db(), 'keeper');
    await vacuumTables(engine.database());
    const { db: explained, plans } = explainStatements(engine.database());
    const keeper = {
      userId: 'keeper',
      loginName: 'keeper',
      unitId: 'N3',
      unitType: 2,
      userType: 4,
      roles: [],
    };
    const found = await listDirectPeople({ db: explained }, keeper as never, {
      unitId: '',
      page: 2,
      size: 30,
    });
    expect(found).toMatchObject({ total: 500, page: 2, pages: 17 });
    for (const plan of await plans()) expect(plan).not.toMatch(/(Seq Scan on|SCAN) (app_user|person)\b/);
  });
});
