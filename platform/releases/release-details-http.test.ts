import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { buildArchive, icon, type TestKey } from './testing/build-archive.ts';
import { openReleases, type ReleasesUnderTest } from './testing/open-releases.ts';

const school = 'U2001';
const asked = {
  audience: { userTypes: [2, 4] },
  slots: { todayCards: [{ name: 'next-lesson', position: 10 }] },
  permissions: [
    {
      ...{ code: 'week', names: { 'zh-CN': '周课表', en: 'Week' }, kind: 'menu', route: '#/week' },
      children: [{ code: 'week.edit', names: { 'zh-CN': '编辑', en: 'Edit' }, kind: 'button' }],
    },
  ],
  service: true,
  scopes: ['people.read'],
};

forEachEngine((engine) => {
  let portal: ReleasesUnderTest;
  let key: TestKey;
  beforeAll(async () => {
    portal = await openReleases(engine.database());
    key = await portal.keyOf('t.zhou');
    await portal.publish(key, await buildArchive(asked, { 'icon.svg': icon }));
  }, 60_000);
  afterAll(() => portal.close());

  const read = async (login: string, version = '1.0.0') => {
    const path = `/api/base/app_release/get?code=timetable&version=${version}`;
    return (await (await portal.as(login)).get(path)).body;
  };
  const list = async (login: string, view: string) =>
    (await (await portal.as(login)).get(`/api/base/app_release/list?view=${view}`)).body;

  test('when an administrator reads a release, then she sees files, sizes and what it asks for', async () => {
    const { data } = await read('ps.admin');
    expect(data).toMatchObject({
      ...{ name: 'timetable', serverId: 'base', userTypes: [2, 4], slots: ['todayCards'] },
      publisherUnit: { name: '青江实验小学' },
      release: { state: 'uploaded', scopes: ['people.read'], hasService: true },
    });
    expect(data.codes.map(({ code }: { code: string }) => code)).toEqual(['week', 'week.edit']);
    expect(data.files).toContainEqual({ path: 'icon.svg', size: icon.length });
  });

  test('when a colleague of the publisher asks, then the app is hers as well; to another school it does not exist', async () => {
    expect((await read('t.wu')).status).toBe(200);
    const { data } = await list('t.wu', 'mine');
    expect(data.apps.map(({ code }: { code: string }) => code)).toEqual(['timetable']);
    for (const login of ['t.chen', 'p.zhou', 's.wang1'])
      expect((await read(login)).code, login).toBe('not_found');
    expect((await list('t.chen', 'mine')).data.apps).toEqual([]);
    expect((await read('ps.admin', '9.9.9')).code).toBe('not_found');
  });

  test('when a version is promoted, then it is stable where it was tried, and the trial ends', async () => {
    await portal.decide('ps.admin', '1.0.0');
    await portal.move('ps.admin', { unitId: school, version: '1.0.0' });
    await portal.publish(key, await buildArchive({ ...asked, version: '1.1.0' }));
    await portal.decide('ps.admin', '1.1.0');
    await portal.move('ps.admin', { unitId: school, channel: 'next', version: '1.1.0' });
    const order = { code: 'timetable', unitId: school, version: '1.1.0' };
    expect((await portal.send('t.zhou', '/app_release/promote', order)).code).toBe('forbidden');
    const { data } = await portal.send('ps.admin', '/app_release/promote', order);
    expect(data.channels).toMatchObject([
      { unitId: school, channel: 'stable', version: '1.1.0', previousVersion: '1.0.0' },
    ]);
    expect((await portal.snapshot()).channels).toHaveLength(1);
  });

  test('when a version does not exist, then promoting it changes nothing', async () => {
    const order = { code: 'timetable', unitId: school, version: '7.0.0' };
    expect((await portal.send('ps.admin', '/app_release/promote', order)).code).toBe('not_found');
    expect((await portal.snapshot()).channels).toMatchObject([{ version: '1.1.0' }]);
  });
});
