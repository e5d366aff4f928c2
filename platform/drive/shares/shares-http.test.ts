import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Principal } from '#platform/http';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { DriveShare } from '#shared/contracts';
import { findReach } from '../access.ts';
import { grantSharing, insertEntry, insertSpace } from '../testing/insert-entry.ts';
import { countNewShares } from './new-shares.ts';

const drive = '/api/drive';
const hour = 60 * 60 * 1000;
const thirdGrade = '["三年级","(2)班"]';

const wu: Principal = {
  userId: '2002',
  loginName: 't.wu',
  userType: 2,
  unitId: 'U2001',
  unitType: 2,
  roles: [],
  sessionId: 'S1',
  amr: ['pwd'],
  mustChangePassword: false,
  secondStep: null,
};

forEachEngine((engine) => {
  let platform: DemoPlatform | undefined;
  let id: string;

  beforeEach(async () => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
    id = await insertEntry(engine.database().db, '教研');
  });
  afterAll(() => platform?.close());

  const getPlatform = (): DemoPlatform => {
    if (!platform) throw new Error('no platform');
    return platform;
  };
  const get = async (who: string, path: string) =>
    (await (await getPlatform().as(who)).get(drive + path)).body;
  const post = async (who: string, path: string, form: Record<string, string> = {}) =>
    (await (await getPlatform().as(who)).post(drive + path, form)).body;
  const share = async (who: string, targets: object[], more: object = {}) =>
    (await (await getPlatform().as(who)).postJson(`${drive}/share`, { entryId: id, targets, ...more })).body;
  const person = (targetId: string) => ({ kind: 'person', targetId });
  const view = (who: string, entryId = id) => get(who, `/version_list?entryId=${entryId}`);
  const eventsOf = async (): Promise<unknown[]> => {
    const { db } = engine.database();
    const lines = await db
      .selectFrom('drive_activity')
      .selectAll()
      .where('entry_id', '=', id)
      .orderBy('at')
      .execute();
    return lines.map(({ event, detail, user_id }) => [event, detail, user_id]);
  };
  const auditOf = async (): Promise<unknown[]> => {
    const { db } = engine.database();
    const lines = await db.selectFrom('auth_audit').selectAll().where('event', 'like', 'drive_%').execute();
    return lines.map(({ event, user_id, detail }) => [event, user_id, detail]);
  };

  describe('sharing', () => {
    test('when a teacher shares a folder with a class, then its pupils and their parents view what is below', async () => {
      const below = await insertEntry(engine.database().db, '说明.txt', { parentId: id, content: 'x' });
      for (const who of ['s.zhoule', 'p.zhou', 't.wu'])
        expect((await view(who, below)).code).toBe('not_found');
      const { data } = await share('t.zhou', [{ kind: 'class', targetId: thirdGrade }]);
      expect(data).toMatchObject([
        { target: { kind: 'class', targetId: thirdGrade, name: '三年级 (2)班' }, role: 'view', until: null },
      ]);
      for (const who of ['s.zhoule', 'p.zhou']) expect((await view(who, below)).status).toBe(200);
      for (const who of ['s.wang1', 'p.wang', 't.chen'])
        expect((await view(who, below)).code).toBe('not_found');
      expect(await eventsOf()).toEqual([['share', '三年级 (2)班', '2001']]);
      expect(await auditOf()).toEqual([['drive_shared', '2001', `${id} view: class ${thirdGrade}`]]);
    });

    test('when it is shared with the whole school, then all of the unit see it, and nobody else', async () => {
      await share('t.zhou', [{ kind: 'school', targetId: 'U2001' }]);
      for (const who of ['s.gao', 'p.new', 't.wu', 'ps.admin']) expect((await view(who)).status).toBe(200);
      for (const who of ['t.chen', 'ms.admin', 'bureau.admin'])
        expect((await view(who)).code).toBe('not_found');
    });

    test('when it is shared again, then role and end change, and the share stays one', async () => {
      const [first] = (await share('t.zhou', [person('2002')])).data as DriveShare[];
      const until = getPlatform().now() + hour;
      const { data } = await share('t.zhou', [person('2002'), person('2002')], { role: 'edit', until });
      expect(data).toMatchObject([
        { shareId: first?.shareId, role: 'edit', until, sharedBy: '周敏 Zhou Min' },
      ]);
      expect((await get('t.wu', `/share_list?entryId=${id}`)).data).toEqual(data);
      expect(await eventsOf()).toHaveLength(2);
    });

    test('when its end has come, then it is over at once', async () => {
      await share('t.zhou', [person('2002')], { until: getPlatform().now() + 60_000 });
      expect((await view('t.wu')).status).toBe(200);
      getPlatform().advance(60_000);
      expect((await view('t.wu')).code).toBe('not_found');
      expect((await get('t.zhou', `/share_list?entryId=${id}`)).data).toEqual([]);
    });

    test('when the end is not in the future, then it is refused at its field', async () => {
      const { code, fieldErrors } = await share('t.zhou', [person('2002')], { until: getPlatform().now() });
      expect([code, fieldErrors]).toEqual([
        'invalid_input',
        [{ field: 'until', message: expect.anything() }],
      ]);
    });

    test.each([
      ['somebody of another school', person('2003')],
      ['somebody disabled', person('1006')],
      ['herself', person('2001')],
      ['nobody', person('nobody')],
      ['another school', { kind: 'school', targetId: 'U2002' }],
      ['a class of another school', { kind: 'class', targetId: '["初二","(5)班"]' }],
      ['a class in other letters', { kind: 'class', targetId: '["三年级", "(2)班"]' }],
    ])('when it is shared with %s, then nothing is shared', async (_, target) => {
      const { code, fieldErrors } = await share('t.zhou', [person('2002'), target]);
      expect([code, fieldErrors?.[0]?.field]).toEqual(['invalid_input', 'targets']);
      expect((await get('t.zhou', `/share_list?entryId=${id}`)).data).toEqual([]);
    });

    test('when somebody may view only, then she shares nothing and does not see with whom it is shared', async () => {
      await share('t.zhou', [person('4002')]);
      expect((await share('ps.admin', [person('2002')])).code).toBe('forbidden');
      expect((await get('ps.admin', `/share_list?entryId=${id}`)).code).toBe('forbidden');
    });

    test('when somebody does not hold the code, then she shares nothing, also what is hers', async () => {
      await share('t.zhou', [person('1002')], { role: 'edit' });
      expect((await share('s.gao', [person('4002')])).code).toBe('forbidden');
      expect((await get('s.gao', '/share_targets?keyword=')).code).toBe('forbidden');
    });

    test('when she belongs to another school, then there is nothing to share', async () => {
      expect((await share('t.chen', [person('2004')])).code).toBe('not_found');
      expect((await get('t.chen', `/share_list?entryId=${id}`)).code).toBe('not_found');
    });
  });

  describe('the end of a share', () => {
    const shareWithWu = async (): Promise<string> =>
      (await share('t.zhou', [person('2002')])).data[0].shareId;

    test('when it ends, then it is over at once, and a second time is a success', async () => {
      const shareId = await shareWithWu();
      expect((await view('t.wu')).status).toBe(200);
      expect(await post('t.zhou', '/unshare', { shareId })).toMatchObject({ status: 200, data: [] });
      expect((await view('t.wu')).code).toBe('not_found');
      expect(await post('t.zhou', '/unshare', { shareId })).toMatchObject({ status: 200, data: [] });
      expect(await eventsOf()).toEqual([
        ['share', '吴刚 Wu Gang', '2001'],
        ['unshare', '吴刚 Wu Gang', '2001'],
      ]);
      expect((await auditOf())[1]).toEqual(['drive_unshared', '2001', `${id}: person 2002`]);
    });

    test('when somebody without rights ends it, then it stays', async () => {
      const shareId = await shareWithWu();
      expect((await post('t.wu', '/unshare', { shareId })).code).toBe('forbidden');
      expect((await post('s.zhoule', '/unshare', { shareId })).data).toEqual([]);
      expect((await post('t.chen', '/unshare', { shareId })).data).toEqual([]);
      expect((await view('t.wu')).status).toBe(200);
    });
  });

  describe('whom to share with', () => {
    const namesOf = async (who: string, keyword = ''): Promise<string[]> =>
      (await get(who, `/share_targets?keyword=${encodeURIComponent(keyword)}`)).data.map(
        ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`.trim(),
      );

    test('when a teacher types nothing, then she finds the school and classes, and no people', async () => {
      const names = await namesOf('t.zhou');
      expect(names[0]).toBe('school');
      expect(names).toContain('class 三年级 (2)班');
      expect(names.filter((name) => name.startsWith('person'))).toEqual([]);
    });

    test('when much is found, then it is 20, of classes and people', async () => {
      const { db } = engine.database();
      await db
        .updateTable('app_user')
        .set({ class_name: sql`'(年)班' || id` })
        .where('user_type', '=', 1)
        .execute();
      await db
        .updateTable('app_user')
        .set({ real_name: sql`'年' || id` })
        .where('user_type', '=', 3)
        .execute();
      const names = await namesOf('t.zhou', '年');
      expect(names).toHaveLength(20);
      expect(names.filter((name) => name.startsWith('class'))).toHaveLength(10);
      expect(names.filter((name) => name.startsWith('person'))).toHaveLength(10);
    });

    test.each([
      ['a name', '吴刚'],
      ['a reading', 'wug'],
      ['a login name', 't.wu'],
    ])('when a teacher types %s, then the person is found by her name alone', async (_, keyword) => {
      expect(await namesOf('t.zhou', keyword)).toContain('person 吴刚 Wu Gang');
    });

    test('when a class is typed, then it is found, with or without a space', async () => {
      for (const keyword of ['三年级 (2)', '三年级(2)'])
        expect(await namesOf('t.zhou', keyword)).toContain('class 三年级 (2)班');
    });

    test('when people are disabled, elsewhere or oneself, then they are not found', async () => {
      const { db } = engine.database();
      await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', '2002').execute();
      expect(await namesOf('t.zhou', '吴刚')).toEqual([]);
      expect(await namesOf('t.zhou', '陈晓燕')).toEqual([]);
      expect(await namesOf('t.zhou', 't.zhou')).toEqual([]);
    });

    test('when a pupil asks, then she finds teachers and her own class, and no login names of pupils', async () => {
      const { db } = engine.database();
      await grantSharing(db, '1004');
      expect(await namesOf('s.wang1', '王二')).toEqual(['person 王二']);
      expect(await namesOf('s.wang1', 's.wang2')).toEqual([]);
      expect(await namesOf('s.wang1', '周乐')).toEqual([]);
      expect(await namesOf('s.wang1', '何静')).toEqual([]);
      expect(await namesOf('s.wang1', 't.wu')).toEqual(['person 吴刚 Wu Gang']);
      expect(await namesOf('s.wang1')).toEqual(['class 五年级 (1)班']);
      id = await insertEntry(db, '作业', { spaceId: await insertSpace(db, '1004'), by: '1004' });
      expect((await share('s.wang1', [person('1005'), person('2002')])).status).toBe(200);
      for (const target of [person('1001'), person('3002'), { kind: 'school', targetId: 'U2001' }])
        expect((await share('s.wang1', [target])).code).toBe('invalid_input');
      expect((await share('s.wang1', [{ kind: 'class', targetId: thirdGrade }])).code).toBe('invalid_input');
    });
  });

  describe('shares that are new', () => {
    test('when a user has looked at them, then they are not counted until the next', async () => {
      const { db } = engine.database();
      const count = async (): Promise<number> => {
        const now = getPlatform().now();
        return countNewShares(db, await findReach(db, wu, now), now);
      };
      const badge = async () =>
        (await (await getPlatform().as('t.wu')).get('/api/base/desktop/unReadCodeCount')).body.data;
      expect(await count()).toBe(1);
      expect(await badge()).toContainEqual({ code: 'drive', num: 1 });
      getPlatform().advance(1);
      expect((await post('t.wu', '/shares_seen')).status).toBe(200);
      expect(await count()).toBe(0);
      expect(JSON.stringify(await badge())).not.toContain('drive');
      getPlatform().advance(1);
      await share('t.zhou', [person('2002'), { kind: 'school', targetId: 'U2001' }], {
        until: getPlatform().now() + hour,
      });
      expect(await count()).toBe(1);
      getPlatform().advance(hour);
      expect(await count()).toBe(0);
    });
  });

  test('when nobody is signed in, then nothing is answered', async () => {
    const stranger = getPlatform().createClient();
    for (const path of [
      `/share_list?entryId=${id}`,
      '/share_targets',
      `/version_list?entryId=${id}`,
      `/zip?entryIds=${id}`,
    ])
      expect((await stranger.get(drive + path)).body).toMatchObject({ status: 401 });
  });
});
