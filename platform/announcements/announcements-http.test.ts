import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildUnit, type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { Announcement, AnnouncementNotice } from '#shared/contracts';

const base = '/api/base/announcements';
const day = 86_400_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterEach(() => platform.close());

  const get = async (loginName: string, path: string) =>
    (await (await platform.as(loginName)).get(`${base}/${path}`)).body;
  const save = async (loginName: string, change: Partial<Announcement> = {}) => {
    const body = {
      id: randomUUID(),
      revision: 0,
      texts: { 'zh-CN': '今天停水', en: 'No water today' },
      level: 'info',
      startsAt: platform.now(),
      endsAt: platform.now() + day,
      unitIds: ['U2001'],
      userTypes: [],
      roles: [],
      ...change,
    };
    return (await (await platform.as(loginName)).postJson(`${base}/save`, body)).body;
  };
  const end = async (loginName: string, { id, revision }: Announcement) =>
    (await (await platform.as(loginName)).post(`${base}/end`, { id, revision: String(revision) })).body;
  const seenBy = async (loginName: string): Promise<string[]> =>
    (await get(loginName, 'now')).data.list.map(({ texts }: AnnouncementNotice) => texts['zh-CN']);
  const keptBy = async (loginName: string): Promise<string[]> =>
    (await get(loginName, 'list')).data.list.map(({ id }: Announcement) => id);

  describe('what readers see', () => {
    test.each([
      ['t.chen', [/平台维护/]],
      ['p.zhou', [/家长会/]],
      ['t.zhou', []],
      ['bureau.admin', []],
    ])('when %s asks, then only what runs and is meant for them is told', async (loginName, texts) => {
      expect(await seenBy(loginName)).toEqual(texts.map((text) => expect.stringMatching(text)));
    });

    test('when it begins and when it ends, then the server’s clock decides', async () => {
      const startsAt = platform.now() + 60_000;
      await save('ps.admin', { startsAt, endsAt: startsAt + 60_000 });
      expect((await get('t.zhou', 'now')).data).toEqual({ list: [], changesIn: 60_000 });
      platform.advance(60_000);
      expect((await get('t.zhou', 'now')).data).toMatchObject({ list: [{ revision: 1 }], changesIn: 60_000 });
      platform.advance(60_000);
      expect((await get('t.zhou', 'now')).data).toEqual({ list: [], changesIn: null });
    });

    test('when several run, then warnings stand first, and roles and types are both asked for', async () => {
      await save('ps.admin', { texts: { 'zh-CN': '一', en: '' } });
      await save('ps.admin', { texts: { 'zh-CN': '二', en: '' }, level: 'warning' });
      await save('ps.admin', { texts: { 'zh-CN': '三', en: '' }, userTypes: [4], roles: ['XX_SYS_'] });
      expect(await seenBy('t.zhou')).toEqual(['二', '一']);
      expect((await seenBy('ps.admin'))[0]).toBe('二');
      expect((await seenBy('ps.admin')).toSorted()).toEqual(['一', '三', '二'].toSorted());
    });

    test('when nobody is signed in, then nothing is told', async () => {
      expect((await platform.createClient().get(`${base}/now`)).body.status).toBe(401);
    });
  });

  describe('who keeps what', () => {
    test('when a school lists, then its own; when the bureau lists, then everybody’s', async () => {
      expect(await keptBy('ps.admin')).toEqual(['a-parents', 'a-over']);
      expect(await keptBy('ms.admin')).toEqual([]);
      expect(await keptBy('bureau.admin')).toEqual(['a-maintenance', 'a-parents', 'a-over']);
    });

    test('when an administrator chooses whom to reach, then units and roles are those below her', async () => {
      expect((await get('ps.admin', 'list')).data.reach).toMatchObject({
        units: [{ id: 'U2001' }],
        roles: ['XX_ALL_', 'XX_SYS_'],
      });
      const { units } = (await get('bureau.admin', 'list')).data.reach;
      expect(units.map(({ id }: { id: string }) => id)).toEqual(['U1001', 'U2001', 'U2002', 'U2009']);
    });

    test.each(['t.zhou', 'p.zhou', 's.zhoule'])(
      'when %s tries to keep announcements, then no',
      async (who) => {
        expect((await get(who, 'list')).code).toBe('forbidden');
        expect((await save(who)).code).toBe('forbidden');
        expect((await end(who, { id: 'a-parents', revision: 1 } as Announcement)).code).toBe('forbidden');
      },
    );

    test('when a school reaches for another one, then it is refused and nothing is written', async () => {
      expect((await save('ps.admin', { unitIds: ['U2001', 'U2002'] })).code).toBe('forbidden');
      expect((await save('ps.admin', { unitIds: ['U7777'] })).code).toBe('forbidden');
      expect(await keptBy('ps.admin')).toHaveLength(2);
    });

    test('when a school touches the bureau’s announcement, then it does not exist for her', async () => {
      const theirs = { id: 'a-maintenance', revision: 1 } as Announcement;
      expect((await end('ms.admin', theirs)).code).toBe('not_found');
    });
  });

  describe('keeping', () => {
    test('when the bureau announces to two schools, then both see it and no third one', async () => {
      const { data } = await save('bureau.admin', { unitIds: ['U2001', 'U2002'] });
      expect(data).toMatchObject({ unitId: 'U1001', revision: 1, unitIds: ['U2001', 'U2002'] });
      expect(await seenBy('t.zhou')).toEqual(['今天停水']);
      expect(await seenBy('t.chen')).toContain('今天停水');
      expect(await seenBy('bureau.admin')).toEqual([]);
    });

    test('when the bureau announces to every unit, then one that comes later sees it too, and no other announcement', async () => {
      const all = ['U1001', 'U2001', 'U2002', 'U2009'];
      const { data } = await save('bureau.admin', { unitIds: all });
      await save('bureau.admin', { unitIds: all.slice(1), texts: { 'zh-CN': '给三个单位', en: '' } });
      const { db } = engine.database();
      await db
        .insertInto('unit')
        .values(buildUnit({ id: 'U3003' }))
        .execute();
      await db.updateTable('app_user').set({ unit_id: 'U3003' }).where('login_name', '=', 't.wu').execute();
      expect(await seenBy('t.wu')).toEqual(['今天停水']);
      const kept = (await get('bureau.admin', 'list')).data.list as Announcement[];
      expect(kept.find(({ id }) => id === data.id)?.unitIds).toEqual([
        'U1001',
        'U2001',
        'U2002',
        'U2009',
        'U3003',
      ]);
      const narrowed = await save('bureau.admin', { ...data, unitIds: ['U2001'] });
      expect(narrowed.data.unitIds).toEqual(['U2001']);
      expect(await seenBy('t.wu')).toEqual([]);
    });

    test('when the same new one is sent twice, then there is one', async () => {
      const id = randomUUID();
      const [first, second] = [await save('ps.admin', { id }), await save('ps.admin', { id })];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(await seenBy('t.zhou')).toEqual(['今天停水']);
    });

    test('when two change one, then the second is told; what was changed is seen under a new revision', async () => {
      const { data } = await save('ps.admin');
      const changed = await save('ps.admin', { ...data, texts: { 'zh-CN': '明天停水', en: '' } });
      expect(changed.data).toMatchObject({ id: data.id, revision: 2 });
      expect((await save('ps.admin', { ...data, level: 'warning' })).code).toBe('conflict');
      expect(await seenBy('t.zhou')).toEqual(['明天停水']);
    });

    test('when it is ended, then nobody sees it any more, and ending again changes nothing', async () => {
      const { data } = await save('ps.admin');
      expect((await end('ps.admin', data)).data).toMatchObject({ endsAt: platform.now(), revision: 2 });
      expect((await end('ps.admin', data)).data).toMatchObject({ revision: 2 });
      expect(await seenBy('t.zhou')).toEqual([]);
    });

    test('when one that has not begun is ended, then it never begins', async () => {
      const startsAt = platform.now() + day;
      const { data } = await save('ps.admin', { startsAt, endsAt: startsAt + day });
      await end('ps.admin', data);
      platform.advance(day + 1);
      const later = platform.createClient();
      await later.post('/api/uaa/oauth/login', { username: 't.zhou', password: 'Demo2026' });
      expect((await later.get(`${base}/now`)).body.data.list).toEqual([]);
    });

    test.each([
      ['without a text', { texts: { 'zh-CN': ' ', en: 'x' } }],
      ['for nobody', { unitIds: [] }],
      ['that has ended', { startsAt: 0, endsAt: 1 }],
    ])('when one is saved %s, then it is refused', async (_, change) => {
      expect((await save('ps.admin', change)).code).toBe('invalid_input');
    });
  });
});
