import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forEachEngine, grantDirectly } from '#platform/testing';
import { openUnit, type UnitUnderTest } from './testing/open-unit.ts';

const some = { isForEverybody: false };

forEachEngine((engine) => {
  let unit: UnitUnderTest;
  beforeEach(async () => {
    unit = await openUnit(engine.database());
  });
  afterEach(() => unit.close());

  const auditOf = async (event: string) =>
    engine
      .database()
      .db.selectFrom('auth_audit')
      .select(['login_name', 'detail'])
      .where('event', '=', event)
      .execute();

  test('when a unit has decided nothing, then the catalogue stands as it is, with licences and use', async () => {
    const { data } = await unit.list('ps.admin');
    expect(data.groups.map(({ code }) => code)).toEqual([
      ...['teaching', 'academic', 'growth', 'home-school', 'office', 'platform'],
    ]);
    expect(await unit.find('exam')).toMatchObject({
      ...{ isOpen: true, isLocked: false, isForEverybody: true, revision: 0, allowedUserTypes: [1, 2, 3] },
      ...{ licence: { state: 'valid' }, requests: { people: 0, names: [] } },
    });
    expect((await unit.find('exam')).opened).toHaveLength(12);
    const codes = data.groups.flatMap(({ apps }) => apps.map(({ code }) => code));
    // Hidden from everybody, and that of the bureau.
    expect(codes).not.toContain('meet');
    expect(codes).not.toContain('area');
    expect(await unit.closedFor('s.zhoule')).toEqual([]);
  });

  describe('whom an app is open for', () => {
    test('when an app is closed, then it is on no desktop, its menu is empty, and another school keeps it', async () => {
      expect(await unit.save('ps.admin', 'exam', { isOpen: false })).toMatchObject({ data: { revision: 1 } });
      for (const login of ['s.zhoule', 't.zhou']) {
        expect(await unit.codesOf(login)).not.toContain('exam');
        expect(await unit.closedFor(login)).toEqual(['exam']);
      }
      expect(await unit.treeOf('t.zhou', 'exam')).toEqual([]);
      expect(await unit.codesOf('t.chen')).toContain('exam');
      expect(await unit.treeOf('t.chen', 'exam')).not.toEqual([]);
      const [line] = await auditOf('app_changed');
      expect(line?.login_name).toBe('ps.admin');
      expect(JSON.parse(line?.detail ?? '')).toMatchObject({ code: 'exam', isOpen: false });
    });

    test('when an app that comes with the portal is closed, then its calls are refused too', async () => {
      const fields = { loginName: 't.new', realName: '新教师', userType: '2', password: 'Demo2026' };
      const create = async () =>
        (await (await unit.as('ps.admin')).post('/api/base/people/user/create', fields)).body.code;
      await unit.save('ps.admin', 'base', { isOpen: false });
      expect(await create()).toBe('forbidden');
      // The place where it is opened again is no app of the catalogue.
      expect(await unit.save('ps.admin', 'base', { isOpen: true })).toMatchObject({ code: 'ok' });
      expect(await create()).not.toBe('forbidden');
    });

    test('when an app by which the school is kept is closed, then by somebody alone who holds all that others lose', async () => {
      await grantDirectly(engine.database().db, '2002', 'admin:apps');
      const closed = { isOpen: false };
      expect(await unit.find('base', 't.wu')).toMatchObject({ holdsMore: true });
      expect(await unit.find('exam', 't.wu')).toMatchObject({ holdsMore: false });
      expect(await unit.find('base')).toMatchObject({ holdsMore: false });
      expect(await unit.save('t.wu', 'base', closed)).toMatchObject({ code: 'forbidden' });
      expect(await unit.save('t.wu', 'exam', closed)).toMatchObject({ code: 'ok' });
      expect(await unit.save('ps.admin', 'base', closed)).toMatchObject({ code: 'ok' });
    });

    test('when a class is named, then its pupils have the app, parents where they are named, and nobody else', async () => {
      const classIds = [await unit.classOf('三年级', '(2)班')];
      await unit.save('ps.admin', 'exam', { ...some, userTypes: [1], classIds });
      const has = async (login: string) => (await unit.codesOf(login)).includes('exam');
      expect(await has('s.zhoule')).toBe(true);
      for (const login of ['p.zhou', 's.wang1', 's.gao', 't.zhou', 'p.wang'])
        expect(await has(login)).toBe(false);
      await unit.save('ps.admin', 'exam', { ...some, userTypes: [1, 3, 2], classIds });
      expect(await has('p.zhou')).toBe(true);
      expect(await has('p.wang')).toBe(false);
      expect(await has('t.zhou')).toBe(true);
      expect(await unit.closedFor('s.wang1')).toEqual(['exam']);
    });

    test('when a class is renamed, then the app follows its pupils', async () => {
      const classIds = [await unit.classOf('三年级', '(2)班')];
      await unit.save('ps.admin', 'exam', { ...some, userTypes: [1], classIds });
      const administrator = await unit.as('ps.admin');
      const { body } = await administrator.post('/api/base/organisation/class/update', {
        ...{ classId: classIds[0] ?? '', revision: '1', gradeName: '四年级', className: '(8)班' },
      });
      expect(body.code).toBe('ok');
      expect(await unit.codesOf('s.zhoule')).toContain('exam');
    });

    test('when a role is named, then whoever holds it has the app', async () => {
      const { db } = engine.database();
      const { unitId } = await db
        .selectFrom('app_user')
        .select('unit_id as unitId')
        .where('id', '=', '2002')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('unit_role')
        .values({
          id: 'r1',
          unit_id: unitId,
          code: 'EXAM_LEAD',
          name: '考试组长',
          en_name: '',
          updated_at: 0,
        })
        .execute();
      await db.insertInto('user_role').values({ user_id: '2002', role_code: 'EXAM_LEAD' }).execute();
      expect((await unit.list('ps.admin')).data.roles).toContain('EXAM_LEAD');
      await unit.save('ps.admin', 'exam', { ...some, roles: ['EXAM_LEAD'] });
      expect(await unit.codesOf('t.wu')).toContain('exam');
      expect(await unit.codesOf('t.zhou')).not.toContain('exam');
    });

    test('when a unit names more than the catalogue allows, then it is refused; roles do not widen it either', async () => {
      const refused = await unit.save('ps.admin', 'exam', { ...some, userTypes: [2, 4] });
      expect(refused).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'userTypes' }] });
      const { db } = engine.database();
      await db.insertInto('user_role').values({ user_id: '1001', role_code: 'HELPER' }).execute();
      await unit.save('ps.admin', 'attend', { ...some, roles: ['HELPER'] });
      expect(await unit.codesOf('s.zhoule')).not.toContain('attend');
    });

    test.each<[string, object, string]>([
      ['nobody', {}, 'userTypes'],
      ['a class of another school', { userTypes: [1], classIds: ['strange'] }, 'classIds'],
      ['classes without pupils or parents', { userTypes: [2], classIds: ['own'] }, 'classIds'],
    ])('when %s is named, then it is refused', async (_, change: { classIds?: string[] }, field) => {
      const own = await unit.classOf('三年级', '(2)班');
      const classIds = change.classIds?.map((id) => (id === 'own' ? own : id)) ?? [];
      const refused = await unit.save('ps.admin', 'exam', { ...some, ...change, classIds });
      expect(refused).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field }] });
    });
  });

  test('when two administrators save, then the second one has a conflict', async () => {
    const { revision } = await unit.find('exam');
    expect(await unit.save('ps.admin', 'exam', { revision, isLocked: true })).toMatchObject({ code: 'ok' });
    expect(await unit.save('ps.admin', 'exam', { revision })).toMatchObject({ code: 'conflict' });
    expect((await unit.find('exam')).isLocked).toBe(true);
  });

  test('when a tile is locked, then it is not hidden for whoever had hidden it', async () => {
    const administrator = await unit.as('ms.admin');
    const icons = async () => (await unit.groupsOf('t.chen')).flatMap(({ iconVMs }) => iconVMs);
    expect((await icons()).find(({ code }) => code === 'hlcp')).toMatchObject({ hidden: true });
    await administrator.postJson('/api/base/unit_apps/save', {
      ...{ code: 'hlcp', revision: 0, isOpen: true, isLocked: true, isForEverybody: true },
      ...{ userTypes: [], roles: [], classIds: [] },
    });
    expect((await icons()).find(({ code }) => code === 'hlcp')).toMatchObject({
      hidden: false,
      locked: true,
    });
  });

  test('when groups and apps are put into an order, then desktops of the unit follow', async () => {
    const order = [
      { code: 'office', apps: ['op', 'drive'] },
      { code: 'teaching', apps: ['exam', 'note', 'hw', 'res', 'prep'] },
    ];
    expect(await unit.send('ps.admin', 'order', { groups: order })).toMatchObject({ code: 'ok', data: null });
    const groups = await unit.groupsOf('t.zhou');
    expect(groups.slice(0, 2).map(({ code, iconVMs }) => [code, iconVMs.map((icon) => icon.code)])).toEqual([
      ['office', ['op', 'drive']],
      ['teaching', ['exam', 'note', 'hw', 'res', 'prep']],
    ]);
    expect((await unit.groupsOf('t.li'))[0]?.code).toBe('teaching');
    expect((await unit.find('exam')).revision).toBe(0);
    expect(await auditOf('app_order_changed')).toHaveLength(1);
  });

  test.each([
    ['an app stands in a group of others', [{ code: 'office', apps: ['exam'] }]],
    ['an app comes twice', [{ code: 'teaching', apps: ['exam', 'exam'] }]],
    ['a group is unknown', [{ code: 'nowhere', apps: [] }]],
  ])('when %s, then the order is refused', async (_, groups) => {
    expect(await unit.send('ps.admin', 'order', { groups })).toMatchObject({ code: 'invalid_input' });
  });

  describe('who decides', () => {
    test('when somebody is no administrator, then everything is refused', async () => {
      for (const login of ['t.zhou', 's.zhoule', 'p.zhou']) {
        expect(await unit.list(login)).toMatchObject({ code: 'forbidden' });
        expect(await unit.save(login, 'exam', { isOpen: false })).toMatchObject({ code: 'forbidden' });
        expect(await unit.send(login, 'order', { groups: [] })).toMatchObject({ code: 'forbidden' });
      }
    });

    test('when another school is named, then there is none; a bureau decides for its schools', async () => {
      expect(await unit.list('ps.admin', 'U2002')).toMatchObject({ code: 'not_found' });
      expect(await unit.save('ps.admin', 'exam', { unitId: 'U2002' })).toMatchObject({ code: 'not_found' });
      expect((await unit.list('bureau.admin', 'U2001')).data.groups).not.toEqual([]);
      const saved = await unit.save('bureau.admin', 'exam', { unitId: 'U2001', isOpen: false });
      expect(saved).toMatchObject({ code: 'ok' });
      expect(await unit.codesOf('s.zhoule')).not.toContain('exam');
      const [line] = await auditOf('app_changed');
      expect(JSON.parse(line?.detail ?? '')).toMatchObject({ unitId: 'U2001' });
    });

    test('when the catalogue does not offer an app, then nobody decides about it', async () => {
      for (const code of ['area', 'meet', 'nosuch']) {
        const settings = { isOpen: true, isLocked: false, isForEverybody: true };
        const payload = { code, revision: 0, ...settings, userTypes: [], roles: [], classIds: [] };
        expect(await unit.send('ps.admin', 'save', payload)).toMatchObject({ code: 'not_found' });
      }
    });
  });

  test('when an app is saved, then the open pages of the unit are notified, and of no other', async () => {
    const response = await fetch(`${unit.base}/internal/changes`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await unit.save('ps.admin', 'exam', { isLocked: true });
    let text = '';
    while (!text.includes('data: ')) text += (await reader?.read())?.value ?? '';
    const ids: string[] = JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '[]');
    for (const userId of ['1001', '2001', '3001', '4002']) expect(ids).toContain(userId);
    expect(ids).not.toContain('2003');
    await reader?.cancel();
  });

  test('when the menu of an app is read, then all of it is there, also where nobody holds it', async () => {
    const read = async (code: string) =>
      (await (await unit.as('ps.admin')).get(`/api/base/unit_apps/menu?code=${code}`)).body;
    expect(JSON.stringify((await read('exam')).data)).toContain('report.export');
    expect((await read('hw')).data).toEqual([]);
    expect(await read('area')).toMatchObject({ code: 'not_found' });
  });
});
