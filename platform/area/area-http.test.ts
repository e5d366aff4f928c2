import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import { buildUnit, buildUser, type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { AreaSchool } from '#shared/contracts';

const day = 86_400_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let database: PortalDatabase;
  beforeEach(async () => {
    database = engine.database();
    platform = await startDemoPlatform(database);
  });
  afterEach(() => platform.close());

  const schoolsOf = async (login: string): Promise<{ code?: string; data: AreaSchool[] }> => {
    const client = platform.createClient();
    await client.post('/api/uaa/oauth/login', { username: login, password: 'Demo2026' });
    return (await client.get('/api/base/area/schools')).body;
  };

  test('when the administrator of a bureau asks, then each school is there with its counts, bureau and sandbox are not', async () => {
    const { data } = await schoolsOf('bureau.admin');
    expect(data.map(({ unitId }) => unitId)).toEqual(['U2001', 'U2002', 'U2009']);
    expect(data[0]).toMatchObject({ name: '青江实验小学', todos: 1 });
    expect(data[0]?.licences).toMatchObject({ expired: 0, unreadable: 0 });
    expect(data[1]).toMatchObject({
      announcements: 1,
      todos: 0,
      licences: { ending: 0, expired: 0, unreadable: 0 },
    });
    expect(data[2]).toMatchObject({ announcements: 0, licences: { expired: 2, unreadable: 1 } });
  });

  test('when time passes, then licences end and announcements are over', async () => {
    platform.advance(400 * day);
    const { data } = await schoolsOf('bureau.admin');
    expect(data[1]).toMatchObject({ announcements: 0, licences: { active: 1, ending: 0 } });
  });

  test('when a school is new, then enabled people are counted and the rest is nought', async () => {
    const { db } = database;
    await db
      .insertInto('unit')
      .values(buildUnit({ id: 'U2999' }))
      .execute();
    const people = [
      buildUser({ unit_id: 'U2999' }),
      buildUser({ unit_id: 'U2999', user_status: 'disabled' }),
      buildUser({ unit_id: 'U2999', user_type: 1 }),
      buildUser({ unit_id: 'U2999', user_type: 1 }),
      buildUser({ unit_id: 'U2999', user_type: 3 }),
    ];
    await db.insertInto('app_user').values(people).execute();
    // What is for all reaches it although it was announced before.
    await db.updateTable('announcement').set({ for_all: 1 }).execute();
    const now = platform.now();
    const kept = await db.selectFrom('announcement').select(['starts_at', 'ends_at']).execute();
    const running = kept.filter(({ starts_at, ends_at }) => starts_at <= now && ends_at > now).length;
    expect(running).toBeGreaterThan(0);
    const { data } = await schoolsOf('bureau.admin');
    expect(data.find(({ unitId }) => unitId === 'U2999')).toMatchObject({
      teachers: 1,
      students: 2,
      announcements: running,
      todos: 0,
      licences: { active: 0, ending: 0, expired: 0, unreadable: 0 },
    });
  });

  test.each(['ps.admin', 'r.sun', 't.zhou'])('when %s asks, then it is refused', async (login) => {
    expect((await schoolsOf(login)).code).toBe('forbidden');
  });
});
