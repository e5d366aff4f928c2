import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChangeBus, createLocalChangeBus } from '#platform/changes';
import {
  type DemoPlatform,
  forEachEngine,
  grantDirectly,
  grantsOf,
  limitTo,
  startDemoPlatform,
} from '#platform/testing';
import { type PermissionApp, permissions, type Role } from '#shared/contracts';

const base = '/api/base/roles';
const tree = '/api/base/resource/user/code/tree';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let changes: ChangeBus;
  beforeEach(async () => {
    await platform?.close();
    changes = createLocalChangeBus();
    platform = await startDemoPlatform(engine.database(), { changes });
  });
  afterAll(() => platform?.close());

  const db = () => engine.database().db;
  const read = async (login: string, path: string, query: Record<string, string> = {}) =>
    (await (await platform.as(login)).get(`${base}/${path}?${new URLSearchParams(query)}`)).body;
  const write = async (login: string, path: string, fields: object) =>
    (await (await platform.as(login)).postJson(`${base}/${path}`, fields)).body;
  const remove = async (login: string, role: Role, more: Record<string, string> = {}) => {
    const fields = { roleId: role.roleId, revision: String(role.revision), ...more };
    return (await (await platform.as(login)).post(`${base}/remove`, fields)).body;
  };
  const create = (login: string, codes: string[], more: object = {}) =>
    write(login, 'save', {
      code: 'leaders',
      name: '年级组长',
      enName: 'Leads',
      grants: grantsOf(...codes),
      ...more,
    });
  const codesOf = async (login: string, code: string): Promise<string[]> => {
    const nodes = (await (await platform.as(login)).get(`${tree}?code=${code}`)).body.data;
    const list = (some: { code: string; children: never[] }[]): string[] =>
      some.flatMap((node) => [node.code, ...list(node.children)]);
    return list(nodes);
  };
  /** Makes ps.admin one who holds these of base and nothing else. */
  const limit = (...nodes: string[]) => limitTo(db(), '4002', ...nodes.map((node) => `base:${node}`));
  const events = async (): Promise<string[]> => {
    const rows = await db()
      .selectFrom('auth_audit')
      .select('event')
      .where('event', 'like', 'role%')
      .orderBy('at')
      .execute();
    return rows.map(({ event }) => event);
  };

  describe('a role', () => {
    test('when people get a role, then they hold what it grants beside their own, and lose it with the role', async () => {
      expect(await codesOf('t.wu', 'exam')).toEqual([]);
      const { data: role } = await create('ps.admin', ['exam:report', 'exam:report.export']);
      expect(role).toMatchObject({ code: 'leaders', people: 0, revision: 1, isSystem: false });
      const { data: given } = await write('ps.admin', 'set_people', {
        roleId: role.roleId,
        add: ['2001', '2002'],
      });
      expect(given.people).toBe(2);
      expect(await codesOf('t.wu', 'exam')).toEqual(['report', 'report.export']);
      expect(await codesOf('t.zhou', 'exam')).toEqual(expect.arrayContaining(['paper.new', 'report.export']));
      const people = await read('ps.admin', 'people', { roleId: role.roleId });
      expect(people.data.list.map(({ userId }: { userId: string }) => userId)).toEqual(['2002', '2001']);

      expect((await remove('ps.admin', given)).code).toBe('conflict');
      expect((await remove('ps.admin', given, { withPeople: 'true' })).code).toBe('ok');
      expect(await codesOf('t.wu', 'exam')).toEqual([]);
      expect(await codesOf('t.zhou', 'exam')).not.toContain('report.export');
      expect(await events()).toEqual(['role_created', 'role_people_set', 'role_removed']);
    });

    test('when it is changed, then its people hold the new grants, and an old revision is refused', async () => {
      const { data: role } = await create('ps.admin', ['exam:paper']);
      await write('ps.admin', 'set_people', { roleId: role.roleId, add: ['2002'] });
      const change = { roleId: role.roleId, revision: 1 };
      const changed = await create('ps.admin', ['exam:marking', 'exam:*'], { ...change, name: '新名' });
      expect(changed.data).toMatchObject({ name: '新名', revision: 2, grants: grantsOf('exam:*') });
      expect(await codesOf('t.wu', 'exam')).toHaveLength(7);
      expect((await create('ps.admin', [], change)).code).toBe('conflict');
      const renamed = await create('ps.admin', [], { ...change, revision: 2, code: 'other' });
      expect(renamed).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'code' }] });
    });

    test('when fields are wrong, then each says so; a code stands once in a unit and again in another', async () => {
      const wrong = await create('ps.admin', [], { code: 'XX_SYS_', name: '' });
      expect(wrong.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(['name', 'code']);
      expect((await create('ps.admin', [])).code).toBe('ok');
      expect(await create('ps.admin', [])).toMatchObject({
        code: 'conflict',
        fieldErrors: [{ field: 'code' }],
      });
      expect((await create('bureau.admin', [], { unitId: 'U2002' })).code).toBe('ok');
    });

    test('when a role of another unit has the same code, then it gives nothing here', async () => {
      const there = await create('bureau.admin', ['base:list'], { unitId: 'U2002' });
      const { data: here } = await create('ps.admin', []);
      await write('ps.admin', 'set_people', { roleId: here.roleId, add: ['2002'] });
      expect(await codesOf('t.wu', 'base')).toEqual([]);
      const { data: roles } = await read('bureau.admin', 'list', { unitId: 'U2002' });
      expect(roles.find(({ roleId }: Role) => roleId === there.data.roleId).people).toBe(0);
    });

    test('when a platform has no nodes in its database, then grants count on the menus that come with it', async () => {
      await db().deleteFrom('resource_node').execute();
      const { data: role } = await create('ps.admin', ['base:list']);
      await write('ps.admin', 'set_people', { roleId: role.roleId, add: ['2002'] });
      expect(await codesOf('t.wu', 'base')).toEqual(['people', 'list']);
    });
  });

  describe('what may be granted', () => {
    test('when permissions are read, then each says whether the reader holds it', async () => {
      const { data } = await read('ps.admin', 'permissions');
      const held = (code: string) => data.find((app: PermissionApp) => app.appCode === code);
      expect(held('exam')).toMatchObject({ name: '考试' });
      expect(held('exam').nodes.every(({ isHeld }: { isHeld: boolean }) => isHeld)).toBe(true);
      // Nodes that follow from permissions are no permissions of their own.
      const ofAdministration = permissions.filter((one) => one.startsWith('admin:'));
      expect(
        held('admin')
          .nodes.map(({ code }: { code: string }) => `admin:${code}`)
          .toSorted(),
      ).toEqual(ofAdministration.toSorted());
    });

    test('when she grants what she does not hold, then it is refused, and so are unknown nodes', async () => {
      for (const code of ['base:nothing', 'nothing:*', '*:*'])
        expect((await create('ps.admin', [code])).code, code).toBe('forbidden');
      await limit('role', 'list');
      for (const code of ['base:reset-pwd', 'base:*', 'exam:paper', 'base:nothing', 'nothing:*'])
        expect((await create('ps.admin', [code])).code, code).toBe('forbidden');
      expect((await create('ps.admin', ['base:list'])).code).toBe('ok');
    });

    test('when a role is stronger than she is, then she gives it to nobody and takes it from nobody, and may rename it', async () => {
      const { data: strong } = await create('bureau.admin', ['base:*'], { unitId: 'U2001' });
      await write('bureau.admin', 'set_people', { unitId: 'U2001', roleId: strong.roleId, add: ['2002'] });
      await limit('role');
      const give = await write('ps.admin', 'set_people', { roleId: strong.roleId, add: ['4002'] });
      expect(give.code).toBe('forbidden');
      const key = { roleId: strong.roleId, revision: 1 };
      expect((await read('ps.admin', 'list')).data).toContainEqual(
        expect.objectContaining({ roleId: strong.roleId, holdsMore: true, mayGive: false }),
      );
      for (const [verb, payload] of [
        ['set_people', { roleId: strong.roleId, remove: ['2002'] }],
        ['save', { ...key, code: strong.code, name: strong.name, enName: '', grants: [] }],
      ] as const)
        expect(await write('ps.admin', verb, payload)).toMatchObject({
          code: 'forbidden',
          message: expect.stringContaining('吴'),
        });
      const kept = await create('ps.admin', ['base:*'], { ...key, name: '改名' });
      expect(kept.code).toBe('ok');
    });

    test('when the role of the portal is given, then only by who has it; the last one keeps it', async () => {
      const theme = { roleId: 'XX_SYS_' };
      const ofOther = await write('bureau.admin', 'set_people', { ...theme, unitId: 'U2002', add: ['4003'] });
      expect(ofOther.data).toMatchObject({ isSystem: true, people: 1 });
      await db()
        .deleteFrom('user_role')
        .where('user_id', '=', '4002')
        .where('role_code', '=', 'XX_SYS_')
        .execute();
      expect((await write('ps.admin', 'set_people', { ...theme, add: ['4002'] })).code).toBe('forbidden');
      const last = await write('bureau.admin', 'set_people', { ...theme, unitId: 'U2002', remove: ['4003'] });
      expect(last.code).toBe('conflict');
      expect((await create('ps.admin', [], theme)).code).toBe('forbidden');
      expect((await write('ps.admin', 'set_people', { ...theme, add: ['1003'] })).code).toBe('forbidden');
    });
  });

  describe('full administrators', () => {
    const full = { roleId: 'XX_ALL_' };
    const promote = (id: string) =>
      db().updateTable('app_user').set({ user_type: 4 }).where('id', '=', id).execute();

    test('when one makes another, then both hold everything, and who is no enabled administrator never does', async () => {
      for (const id of ['2001', '1003', '4003']) {
        const refused = await write('ps.admin', 'set_people', { ...full, add: [id] });
        expect(refused, id).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'add' }] });
      }
      await promote('2002');
      expect(await codesOf('t.wu', 'base')).toEqual([]);
      const { data } = await write('ps.admin', 'set_people', { ...full, add: ['2002'] });
      expect(data).toMatchObject({ code: 'XX_ALL_', isSystem: true, people: 2, grants: [] });
      for (const app of ['base', 'admin', 'exam', 'drive', 'app'])
        expect(await codesOf('t.wu', app), app).toEqual(await codesOf('ps.admin', app));
      expect(await codesOf('t.wu', 'app')).toContain('app.override');
      expect((await create('ps.admin', [], full)).code).toBe('forbidden');
      expect((await remove('ps.admin', data, { withPeople: 'true' })).code).toBe('forbidden');
    });

    test('when she becomes a teacher, then the role gives her nothing', async () => {
      await db().updateTable('app_user').set({ user_type: 2 }).where('id', '=', '4002').execute();
      expect(await codesOf('ps.admin', 'base')).toEqual([]);
      expect(await codesOf('ps.admin', 'admin')).toEqual([]);
    });

    test('when she who keeps roles is none herself, then she gives the role to nobody and takes it from nobody', async () => {
      await promote('2002');
      await write('ps.admin', 'set_people', { ...full, add: ['2002'] });
      await limit('role');
      for (const change of [{ add: ['4002'] }, { remove: ['2002'] }])
        expect((await write('ps.admin', 'set_people', { ...full, ...change })).code).toBe('forbidden');
      expect(await codesOf('t.wu', 'base')).toContain('reset-pwd');
    });

    test('when a teacher keeps roles who was one before, then the role that is left of that gives her nothing', async () => {
      await grantDirectly(db(), '2001', 'base:role');
      await db().insertInto('user_role').values({ user_id: '2001', role_code: 'XX_ALL_' }).execute();
      await promote('2002');
      for (const change of [{ add: ['2002'] }, { remove: ['4002'] }])
        expect((await write('t.zhou', 'set_people', { ...full, ...change })).code).toBe('forbidden');
    });

    test('when a head teacher keeps roles, then she grants nobody for the unit what she holds of her classes', async () => {
      await grantDirectly(db(), '2001', 'base:role');
      expect(await codesOf('t.zhou', 'admin')).toEqual(expect.arrayContaining(['family', 'family.slips']));
      for (const code of ['admin:family', 'admin:family.slips'])
        for (const userId of ['2001', '2002'])
          expect((await write('t.zhou', 'set_direct', { userId, add: grantsOf(code) })).code).toBe(
            'forbidden',
          );
      expect((await create('t.zhou', ['admin:family'])).code).toBe('forbidden');
    });

    test('when the last one would stop being one, then nothing is saved, also by the bureau', async () => {
      for (const [login, unitId] of [
        ['ps.admin', ''],
        ['bureau.admin', 'U2001'],
      ] as const) {
        const answer = await write(login, 'set_people', { ...full, unitId, remove: ['4002'] });
        expect(answer.code).toBe('conflict');
      }
      expect(await codesOf('ps.admin', 'base')).toContain('role');
    });

    test('when two take the role from each other at once, then one keeps it', async () => {
      await promote('2002');
      await write('ps.admin', 'set_people', { ...full, add: ['2002'] });
      const answers = await Promise.all([
        write('ps.admin', 'set_people', { ...full, remove: ['2002'] }),
        write('t.wu', 'set_people', { ...full, remove: ['4002'] }),
      ]);
      // The second had lost the role while she waited, or would have been the last.
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['forbidden', 'ok']);
      const left = await db()
        .selectFrom('user_role')
        .select('user_id')
        .where('role_code', '=', 'XX_ALL_')
        .execute();
      expect(left.filter(({ user_id }) => ['4002', '2002'].includes(user_id))).toHaveLength(1);
    });
  });

  describe('an administrator with a part', () => {
    test('when she empties, leaves or removes the role that limits her, then she never holds more', async () => {
      await db().updateTable('app_user').set({ user_type: 4 }).where('id', '=', '2002').execute();
      const { data: role } = await create('ps.admin', ['base:role', 'base:list']);
      const { data: own } = await create('ps.admin', ['base:role'], { code: 'own' });
      for (const { roleId } of [role, own]) await write('ps.admin', 'set_people', { roleId, add: ['2002'] });
      expect(await codesOf('t.wu', 'base')).toEqual(['people', 'list', 'role']);
      const emptied = await create('t.wu', [], { roleId: role.roleId, revision: 1 });
      expect(emptied.code).toBe('ok');
      expect(await codesOf('t.wu', 'base')).toEqual(['role']);
      expect((await write('t.wu', 'set_people', { roleId: role.roleId, remove: ['2002'] })).code).toBe('ok');
      expect((await remove('t.wu', emptied.data)).code).toBe('ok');
      expect(await codesOf('t.wu', 'base')).toEqual(['role']);
      expect((await remove('t.wu', { ...own, people: 1 }, { withPeople: 'true' })).code).toBe('ok');
      for (const app of ['base', 'admin', 'exam']) expect(await codesOf('t.wu', app), app).toEqual([]);
    });

    test('when the role of the only one who keeps roles would go, then nothing is saved', async () => {
      await limit('role', 'list');
      const { data: keepers } = await create('ps.admin', ['base:role'], { code: 'keepers' });
      await write('ps.admin', 'set_people', { roleId: keepers.roleId, add: ['4002'] });
      await db().deleteFrom('resource_grant').where('user_id', '=', '4002').execute();
      for (const answer of [
        await write('ps.admin', 'set_people', { roleId: keepers.roleId, remove: ['4002'] }),
        await create('ps.admin', [], { code: 'keepers', roleId: keepers.roleId, revision: 1 }),
        await remove('ps.admin', { ...keepers, people: 1 }, { withPeople: 'true' }),
      ])
        expect(answer.code).toBe('conflict');
      expect((await read('ps.admin', 'list')).code).toBe('ok');
    });
  });

  test('when the roles of a person are asked for, then the list says which are hers, in her unit alone', async () => {
    const { data: role } = await create('ps.admin', []);
    await write('ps.admin', 'set_people', { roleId: role.roleId, add: ['2002'] });
    const { data } = await read('ps.admin', 'list', { userId: '2002' });
    expect(data.map(({ code, isHeld }: { code: string; isHeld: boolean }) => [code, isHeld])).toEqual([
      ['XX_ALL_', false],
      ['XX_SYS_', false],
      ['leaders', true],
    ]);
    expect((await read('ps.admin', 'list', { userId: '2003' })).code).toBe('not_found');
  });

  describe('who may not', () => {
    test.each(['t.zhou', 's.zhoule', 'p.zhou', 'ms.admin'])(
      'when %s asks, then all is refused',
      async (login) => {
        const { data: role } = await create('ps.admin', []);
        const answers = [
          await read(login, 'list'),
          await read(login, 'permissions'),
          await read(login, 'people', { roleId: 'XX_SYS_' }),
          await read(login, 'find_people', { keyword: '' }),
          await create(login, [], { code: 'mine' }),
          await write(login, 'set_people', { roleId: role.roleId, add: ['2001'] }),
          await remove(login, role),
        ];
        expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'forbidden'));
      },
    );

    test('when it is about another unit, then there is no such role, and strangers get none', async () => {
      const { data: there } = await create('bureau.admin', [], { unitId: 'U2002' });
      expect((await read('ps.admin', 'people', { roleId: there.roleId })).code).toBe('not_found');
      expect((await write('ps.admin', 'set_people', { roleId: there.roleId, add: ['2001'] })).code).toBe(
        'not_found',
      );
      expect((await remove('ps.admin', there)).code).toBe('not_found');
      expect((await read('ps.admin', 'list', { unitId: 'U2002' })).code).toBe('not_found');
      const { data: role } = await create('ps.admin', []);
      const strangers = await write('ps.admin', 'set_people', { roleId: role.roleId, add: ['2003'] });
      expect(strangers).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'add' }] });
    });
  });

  test('when rights change, then the pages of whom it concerns hear of it', async () => {
    const heard: string[] = [];
    const stop = changes.listen((ids) => heard.push(...ids));
    const { data: role } = await create('ps.admin', ['exam:paper']);
    await write('ps.admin', 'set_people', { roleId: role.roleId, add: ['2002'] });
    await expect.poll(() => heard).toEqual(['2002']);
    await create('ps.admin', [], { roleId: role.roleId, revision: 1 });
    await expect.poll(() => heard).toEqual(['2002', '2002']);
    stop();
  });
});
