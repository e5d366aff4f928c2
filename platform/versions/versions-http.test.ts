import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform.close());
  const get = async (path: string) => (await platform.createClient().get(path)).body;

  test('when a service is asked, then it tells its version and the front end that it needs', async () => {
    expect((await get('/api/drive/nl/drive_package_versions')).data).toEqual({
      serverVersion: '1.7.2',
      webCodeVersion: '1.7.0',
      date: '2026-11-02',
    });
  });

  test('when a service has no version interface, then it is not found', async () => {
    expect((await get('/api/surveyLost/nl/surveyLost_package_versions')).status).toBe(404);
  });

  test('when a front end is asked, then its files say what it needs and what changed', async () => {
    expect(await get('/pages/exam/package.json')).toEqual({
      name: '考试',
      appVersion: '2.2.0',
      serverVersion: '2.1.0',
      packageDate: '2026-10-20',
    });
    expect(await get('/pages/base-version/version.json')).toMatchObject([
      { version: '1.6.0', metto: [{ en: 'People can be filtered by type' }] },
      { version: '1.5.0' },
    ]);
  });

  test('when a front end is unknown, then its files are not found', async () => {
    expect((await get('/pages/nowhere/package.json')).status).toBe(404);
  });
});
