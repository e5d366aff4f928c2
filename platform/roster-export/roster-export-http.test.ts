import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type DemoPlatform,
  explainStatements,
  forEachEngine,
  insertMany,
  startDemoPlatform,
} from '#platform/testing';
import { readZip } from '../zip/testing/read-zip.ts';
import { writeRoster } from './write-roster.ts';

const path = '/api/base/roster/export';
const many = 20_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform?.close());

  async function download(login: string, query = ''): Promise<Response> {
    const cookie = [...(await platform.as(login)).cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return fetch(`${platform.base}${path}${query}`, { headers: { cookie } });
  }

  describe('who may', () => {
    test.each(['t.zhou', 's.zhoule', 'p.zhou'])('when %s asks, then it is refused', async (login) => {
      expect(await (await download(login)).json()).toMatchObject({ code: 'forbidden' });
    });

    test('when an administrator names another school, then there is none; the bureau may name hers', async () => {
      expect(await (await download('ms.admin', '?unitId=U2001')).json()).toMatchObject({ code: 'not_found' });
      const archive = readZip(
        Buffer.from(await (await download('bureau.admin', '?unitId=U2001')).arrayBuffer()),
      );
      expect(archive.find(({ name }) => name === 'orgs.csv')?.content.toString('utf8')).toContain('U2001,');
    });

    test('when an administrator exports, then the trail says of which unit', async () => {
      const answer = await download('ps.admin');
      expect(answer.headers.get('content-type')).toBe('application/zip');
      expect(answer.headers.get('content-disposition')).toContain('oneroster.zip');
      await answer.arrayBuffer();
      const line = await engine
        .database()
        .db.selectFrom('auth_audit')
        .select(['login_name', 'detail'])
        .where('event', '=', 'roster_exported')
        .where('login_name', '=', 'ps.admin')
        .executeTakeFirstOrThrow();
      expect(line).toEqual({ login_name: 'ps.admin', detail: '{"unitId":"U2001"}' });
    });
  });

  test(`when a school has ${many} people, then they come a page at a time by an index, and memory stays`, async () => {
    const { db } = engine.database();
    const count = sql`cast(n as text)`;
    await db.insertInto('unit').values({ id: 'BIG', name: 'Big', unit_type: 2 }).execute();
    await insertMany(db, 'app_user', many, {
      id: sql`'big' || ${count}`,
      unit_id: sql`'BIG'`,
      login_name: sql`'big.' || ${count}`,
      real_name: sql`'=张三' || ${count}`,
      user_type: sql`1`,
      external_id: sql`'B' || ${count}`,
      ...{ password_hash: sql`null`, created_at: sql`0`, updated_at: sql`0` },
    });
    if (engine.name === 'postgres') await sql`analyze app_user`.execute(db);
    const explained = explainStatements(engine.database());
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const archive = await buffer(await writeRoster(explained.db, 'BIG', 0));
    const growth = (process.memoryUsage().rss - before) / 1024 / 1024;
    const users =
      readZip(archive)
        .find(({ name }) => name === 'users.csv')
        ?.content.toString('utf8') ?? '';
    expect(users.split('\r\n').length).toBe(many + 2);
    // What begins like a formula stays what it is.
    expect(users).toContain(',=张三1,-,');
    expect(growth).toBeLessThan(120);
    const pages = (await explained.plans()).filter((plan) => plan.includes('person'));
    expect(pages.length).toBeGreaterThan(many / 1_000);
    for (const plan of pages) expect(plan).not.toMatch(/Seq Scan on app_user|SCAN person/);
  });
});
