import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { type AppUse, weeksOfUse } from '#shared/contracts';

const day = 86_400_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
    await engine.database().db.deleteFrom('app_use').execute();
  });
  afterEach(() => platform.close());

  const open = async (login: string, code: string): Promise<void> => {
    const client = platform.createClient();
    await client.post('/api/uaa/oauth/login', { username: login, password: 'Demo2026' });
    const record = { userId: 'x', userType: '2', unitId: 'x', resId: code, resName: code, type: '1' };
    expect((await client.post('/api/base/user_access_detail', record)).body.code).toBe('ok');
  };
  const readUse = async (login: string): Promise<{ code: string; data: AppUse }> => {
    const client = platform.createClient();
    await client.post('/api/uaa/oauth/login', { username: login, password: 'Demo2026' });
    return (await client.get('/api/base/desktop/app_use')).body;
  };

  test('when apps are opened, then each unit counts its own, the bureau all, and the most used comes first', async () => {
    await open('t.zhou', 'hw');
    await open('t.zhou', 'exam');
    await open('s.zhoule', 'exam');
    await open('ms.admin', 'exam');
    const { data } = await readUse('ps.admin');
    expect(data.apps.map(({ code, opened }) => [code, opened.at(-1)])).toEqual([
      ['exam', 2],
      ['hw', 1],
    ]);
    expect(data.apps[0]).toMatchObject({ name: '考试', serverId: 'exam' });
    expect((await readUse('bureau.admin')).data.apps[0]?.opened.at(-1)).toBe(3);
  });

  test('when weeks pass, then the counts move back week by week, and are gone after twelve', async () => {
    await open('t.zhou', 'hw');
    const first = (await readUse('ps.admin')).data;
    expect(first.weeks).toHaveLength(weeksOfUse);
    platform.advance(7 * day);
    await open('t.zhou', 'hw');
    const [app] = (await readUse('ps.admin')).data.apps;
    expect(app?.opened.slice(-3)).toEqual([0, 1, 1]);
    platform.advance(weeksOfUse * 7 * day);
    expect((await readUse('ps.admin')).data.apps).toEqual([]);
  });

  test('when something that is no app is recorded, then nothing is counted', async () => {
    await open('t.zhou', 'no-such-app');
    expect((await readUse('ps.admin')).data.apps).toEqual([]);
  });

  test.each(['t.zhou', 's.zhouan'])('when %s asks, then it is refused', async (login) => {
    expect((await readUse(login)).code).toBe('forbidden');
  });
});
