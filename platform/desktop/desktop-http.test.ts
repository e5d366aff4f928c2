import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, seedDemo } from '#platform/demo';
import type { Principal } from '#platform/http';
import { hashPassword } from '#platform/identity';
import { createFolderFileStore } from '#platform/storage';
import {
  countStatements,
  forEachEngine,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';
import type { IconGroup, ResourceNode } from '#shared/contracts';
import { getResourceTree, listMyApps } from './desktop-use-cases.ts';

const users = {
  's.zhoule': ['1001', 'U2001'],
  't.zhou': ['2001', 'U2001'],
  't.wu': ['2002', 'U2001'],
  't.chen': ['2003', 'U2002'],
  'r.sun': ['2101', 'U1001'],
  'p.zhou': ['3001', 'U2001'],
  'bureau.admin': ['4001', 'U1001'],
  'ps.admin': ['4002', 'U2001'],
  't.demo70': ['5070', 'U2001'],
} as const;
type LoginName = keyof typeof users;

function outline(nodes: ResourceNode[]): string[] {
  return nodes.flatMap((node) => [node.code, ...outline(node.children)]);
}

forEachEngine((engine) => {
  let platform: TestPlatform;
  let folder: string;
  const logins = new Map<LoginName, TestClient>();

  const as = async (loginName: LoginName): Promise<TestClient> => {
    const client = logins.get(loginName) ?? platform.createClient();
    if (!logins.has(loginName)) {
      await client.post('/api/uaa/oauth/login', { username: loginName, password: demoPassword });
      logins.set(loginName, client);
    }
    return client;
  };
  const askIcons = async (client: TestClient, userId: string, unitId: string) =>
    (await client.get(`/api/base/desktop/my_app_icon?userId=${userId}&unitId=${unitId}&appType=1`)).body;
  const groupsOf = async (loginName: LoginName): Promise<IconGroup[]> => {
    const [userId, unitId] = users[loginName];
    const body = await askIcons(await as(loginName), userId, unitId);
    expect(body.code).toBe('ok');
    return body.data;
  };
  const codesOf = async (loginName: LoginName): Promise<string[]> =>
    (await groupsOf(loginName)).flatMap((group) => group.iconVMs.map((icon) => icon.code));
  const treeOf = async (loginName: LoginName, code: string): Promise<ResourceNode[]> =>
    (await (await as(loginName)).get(`/api/base/resource/user/code/tree?code=${code}`)).body.data;

  beforeAll(async () => {
    logins.clear();
    folder = await mkdtemp(join(tmpdir(), 'desktop-'));
    platform = await startTestPlatform(engine.database());
    const { db } = engine.database();
    await seedDemo({ db, clock: platform.now, files: createFolderFileStore(folder), hashPassword });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  test('when icons of another kind than those of the desktop are asked for, then there are none', async () => {
    const client = await as('t.zhou');
    const answer = await client.get('/api/base/desktop/my_app_icon?userId=2001&unitId=U2001&appType=2');
    expect(answer.body).toMatchObject({ status: 200, code: 'ok', data: [] });
  });

  test('when the platform runs without its OpenID provider, then the developer centre is on no desktop', async () => {
    expect(await codesOf('t.zhou')).toContain('app');
    const without = await startTestPlatform(engine.database(), { withProvider: false });
    const client = without.createClient();
    await client.post('/api/uaa/oauth/login', { username: 't.zhou', password: demoPassword });
    const { data } = await askIcons(client, '2001', 'U2001');
    expect(JSON.stringify(data)).not.toContain('"code":"app"');
    expect((await client.get('/api/uaa/clients/options')).body.code).toBe('unknown_address');
    await without.close();
  });

  describe('the icons of a user', () => {
    test('when a teacher looks, then groups come in order with the apps for teachers', async () => {
      const groups = await groupsOf('t.zhou');
      expect(groups.map((group) => [group.name, group.iconVMs.map((icon) => icon.code).join(' ')])).toEqual([
        ['教学', 'prep hw exam res note'],
        ['教务', 'tt attend score course py'],
        ['成长', 'career hlcp evalu scczReport'],
        ['家校', 'notice survey leave'],
        ['办公', 'drive op'],
        ['平台', 'edu app'],
      ]);
    });

    test('when users of other types look, then audience and limitUserType decide', async () => {
      const student = await codesOf('s.zhoule');
      for (const code of ['hw', 'exam', 'tt', 'course', 'drive']) expect(student).toContain(code);
      for (const code of ['attend', 'score', 'survey', 'base', 'edu', 'op'])
        expect(student).not.toContain(code);
      expect(await codesOf('p.zhou')).toContain('survey');
      const administrator = await codesOf('ps.admin');
      for (const code of ['base', 'edu', 'app']) expect(administrator).toContain(code);
      for (const code of ['hw', 'survey']) expect(administrator).not.toContain(code);
    });

    test('when the unit is an area unit, then base and edu are gone and the area board is there', async () => {
      for (const loginName of ['bureau.admin', 'r.sun'] as const) {
        const codes = await codesOf(loginName);
        expect(codes).toContain('area');
        expect(codes).not.toContain('base');
        expect(codes).not.toContain('edu');
      }
      expect(await codesOf('ps.admin')).not.toContain('area');
    });

    test('when an app is hidden for everyone, then nobody gets it', async () => {
      for (const loginName of ['s.zhoule', 't.zhou', 'ps.admin'] as const)
        expect(await codesOf(loginName)).not.toContain('meet');
    });

    test('when the user arranged the desktop, then her order counts and her hidden apps are marked', async () => {
      const groups = await groupsOf('t.chen');
      const teaching = groups.find((group) => group.code === 'teaching');
      expect(teaching?.iconVMs.map((icon) => icon.code)).toEqual(['exam', 'hw', 'prep', 'res', 'note']);
      const icons = groups.flatMap((group) => group.iconVMs);
      const hidden = icons.filter((icon) => icon.hidden).map((icon) => icon.code);
      expect(hidden).toEqual(['hlcp', 'evalu']);
      expect(icons.length - hidden.length).toBeGreaterThanOrEqual(11);
    });

    test('when the user hid every app, then nothing is left to show', async () => {
      const icons = (await groupsOf('t.demo70')).flatMap((group) => group.iconVMs);
      expect(icons.filter((icon) => icon.updateStatus !== 0)).toEqual([]);
    });

    test('when an icon is odd, then the answer says how', async () => {
      const icons = (await groupsOf('t.zhou')).flatMap((group) => group.iconVMs);
      const find = (code: string) => icons.find((icon) => icon.code === code);
      expect(find('res')).toMatchObject({ deployPath: '/legacy/old', serverId: 'edu' });
      expect(find('hw')).toMatchObject({ deployPath: null, unReadCodeCount: 7, limitUserType: null });
      expect(find('survey')).toMatchObject({ unReadCodeCount: 128, limitUserType: [2, 3] });
      expect(find('leave')).toMatchObject({ englishName: 'Leave', englishShortName: null });
      expect(find('exam')?.imgPath).toBe('/api/storage/show/icon/exam.svg');
    });

    test.each([
      ['another user of the unit', '2002', 'U2001'],
      ['a user of another unit', '2003', 'U2002'],
      ['another unit', '2001', 'U2002'],
      ['nobody', '0', 'U2001'],
    ])('when %s is named, then it is forbidden', async (_, userId, unitId) => {
      const body = await askIcons(await as('t.zhou'), userId, unitId);
      expect([body.code, body.data]).toEqual(['forbidden', null]);
    });
  });

  describe('unread entries', () => {
    test('when they are asked for, then they are those of the signed-in user', async () => {
      const unreadOf = async (loginName: LoginName) =>
        (await (await as(loginName)).get('/api/base/desktop/unReadCodeCount')).body.data;
      expect(await unreadOf('t.zhou')).toEqual([
        { code: 'hw', num: 7 },
        { code: 'op', num: 1 },
        { code: 'survey', num: 128 },
      ]);
      expect(await unreadOf('t.demo70')).toEqual([]);
    });
  });

  describe('the menu of an app', () => {
    test('when the administrator asks, then all of base is there with its menu route', async () => {
      const tree = await treeOf('ps.admin', 'base');
      expect(tree.map((node) => node.name)).toEqual(['单位', '人员', '角色', '许可']);
      expect(outline(tree)).toEqual([
        ...['unit', 'view', 'edit'],
        ...['people', 'list', 'import', 'reset-pwd'],
        'role',
        ...['licence', 'licence.view', 'licence.edit'],
      ]);
      const people = tree.find((node) => node.code === 'people');
      expect(people?.children[0]).toMatchObject({ resourceType: 2, menuRoute: '#/people/list' });
      expect(people?.children[1]).toMatchObject({ resourceType: 3, menuRoute: null });
    });

    test('when user 2001 opens exam, then everything but the export is there', async () => {
      expect(outline(await treeOf('t.zhou', 'exam'))).toEqual([
        'paper',
        'paper.new',
        'paper.edit',
        'marking',
        'mark',
        'report',
      ]);
    });

    test('when one wildcard is granted, then it covers that app and no other', async () => {
      expect(outline(await treeOf('t.chen', 'exam'))).toContain('report.export');
      expect(outline(await treeOf('t.chen', 'drive'))).toEqual(['mine', 'share', 'share.create']);
      expect(await treeOf('t.chen', 'base')).toEqual([]);
    });

    test('when nothing is granted or the app is unknown, then the tree is empty', async () => {
      for (const code of ['base', 'exam', 'drive']) expect(await treeOf('t.wu', code)).toEqual([]);
      expect(await treeOf('ps.admin', 'nowhere')).toEqual([]);
      expect(await treeOf('s.zhoule', 'exam')).toEqual([]);
    });
  });

  describe('the access record', () => {
    const record = {
      userId: '4002',
      userType: '4',
      unitId: 'U2002',
      resId: 'hw',
      resName: '作业',
      type: '1',
    };

    test('when another identity is sent, then the record is about the signed-in user', async () => {
      const { body } = await (await as('t.zhou')).post('/api/base/user_access_detail', {
        ...record,
        resName: '长'.repeat(500),
        type: '70000',
      });
      expect([body.code, body.data]).toEqual(['ok', null]);
      const rows = await engine
        .database()
        .db.selectFrom('access_record')
        .select(['user_id', 'user_type', 'unit_id', 'res_id', 'res_name', 'at', 'type'])
        .execute();
      expect(rows).toEqual([
        {
          user_id: '2001',
          user_type: 2,
          unit_id: 'U2001',
          res_id: 'hw',
          res_name: '长'.repeat(128),
          at: platform.now(),
          type: 9,
        },
      ]);
    });
  });

  test('when nobody is signed in, then every call says so', async () => {
    const client = platform.createClient();
    const answers = [
      await client.get('/api/base/desktop/my_app_icon?userId=2001&unitId=U2001'),
      await client.get('/api/base/desktop/unReadCodeCount'),
      await client.get('/api/base/resource/user/code/tree?code=base'),
      await client.post('/api/base/user_access_detail'),
    ];
    for (const { http, body } of answers) expect([http, body.status, body.data]).toEqual([200, 401, null]);
  });

  test('when desktop and tree are read, then each takes one statement', async () => {
    const principal: Principal = {
      userId: '2001',
      loginName: 't.zhou',
      userType: 2,
      unitId: 'U2001',
      unitType: 2,
      roles: [],
      amr: ['pwd'],
      mustChangePassword: false,
      secondStep: null,
      sessionId: 's',
    };
    const counted = countStatements(engine.database().db);
    const deps = { db: counted.db, clock: () => 0 };
    await listMyApps(deps, principal, { userId: '2001', unitId: 'U2001', appType: 1 });
    expect(counted.count()).toBe(1);
    await getResourceTree(deps, principal, 'exam');
    expect(counted.count()).toBe(2);
  });
});
