import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { type ReadEntry, readZip } from '../zip/testing/read-zip.ts';

const path = '/api/base/personal_data/export';
/** The call about somebody else. */
const pathOf = `${path}_of`;
const minute = 60_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform?.close());

  const db = () => engine.database().db;
  const fetchAs = async (login: string, payload: Record<string, string> = {}): Promise<Response> => {
    const { cookies } = await platform.as(login);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(`${platform.base}${payload.userId ? pathOf : path}`, {
      ...{ method: 'POST', headers: { cookie }, body: new URLSearchParams(payload) },
    });
  };
  const readAs = async (login: string, payload?: Record<string, string>) => {
    const response = await fetchAs(login, payload);
    expect(response.headers.get('content-type')).toBe('application/zip');
    return readZip(Buffer.from(await response.arrayBuffer()));
  };
  const codeAs = async (login: string, payload?: Record<string, string>): Promise<string> =>
    (await (await fetchAs(login, payload)).json()).code;
  /** Her access token ends meanwhile. */
  const waitTenMinutes = async (username: string): Promise<void> => {
    platform.advance(10 * minute + 1);
    await (await platform.as(username)).post('/api/uaa/oauth/login', { username, password: demoPassword });
  };
  const textOf = (entries: readonly ReadEntry[], name: string): string =>
    entries.find((entry) => entry.name === name)?.content.toString() ?? '';

  test('when somebody asks for her data, then each table with rows of her comes, and no secret', async () => {
    const entries = await readAs('t.zhou');
    const names = entries.map(({ name }) => name);
    for (const table of ['app_user', 'auth_audit', 'auth_session', 'class_teacher', 'message_delivery'])
      expect(names).toContain(`data/${table}.json`);
    const [own] = JSON.parse(textOf(entries, 'data/app_user.json'));
    expect(own).toMatchObject({ id: '2001', login_name: 't.zhou' });
    expect(own.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    const all = entries.map(({ content }) => content.toString()).join('\n');
    const { password_hash } = await db()
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', '2001')
      .executeTakeFirstOrThrow();
    expect(all).not.toContain(password_hash);
    expect(all).not.toMatch(/"(?:password_hash|validator_hash|secret|descriptor)"/);
    const messages = JSON.parse(textOf(entries, 'data/message_delivery.json'));
    expect(messages[0].with_text).toEqual(expect.any(String));
  });

  test('when she keeps files, then they come with their list, until they are too large', async () => {
    const entries = await readAs('t.zhou');
    const files = JSON.parse(textOf(entries, 'files.json'));
    expect(files.length).toBeGreaterThan(0);
    const names = entries.map(({ name }) => name);
    // The demo keeps rows of files; a content that is lost is a note.
    for (const { path: file } of files)
      expect(names.some((name) => name.startsWith(`files/${file}`))).toBe(true);
    await waitTenMinutes('t.zhou');
    await db()
      .updateTable('drive_entry')
      .set({ size: 2e9 })
      .where('id', '=', await idOfFile())
      .execute();
    const without = await readAs('t.zhou');
    expect(without.some(({ name }) => name.startsWith('files/'))).toBe(false);
    expect(textOf(without, 'index.html')).toContain('too large to come along');
  });

  test('when others of the unit keep files, then none of theirs come along', async () => {
    const top = await db()
      .selectFrom('drive_entry')
      .innerJoin('drive_space', 'drive_space.id', 'drive_entry.space_id')
      .select(['drive_entry.name', 'owner_key'])
      .where('drive_entry.unit_id', '=', 'U2001')
      .where('parent_id', '=', '')
      .where('removed_at', 'is', null)
      .execute();
    const own = top.filter(({ owner_key }) => owner_key === '2001').map(({ name }) => name);
    expect(top.length).toBeGreaterThan(own.length);
    const entries = await readAs('t.zhou');
    const listed: { path: string }[] = JSON.parse(textOf(entries, 'files.json'));
    const topOf = (path: string): string => path.split('/')[0]?.replace(/\.missing\.txt$/, '') ?? '';
    const inArchive = entries.flatMap(({ name }) =>
      name.startsWith('files/') ? [topOf(name.slice(6))] : [],
    );
    expect([...new Set(inArchive)].toSorted()).toEqual(own.toSorted());
    expect(listed.filter(({ path }) => !own.includes(topOf(path)))).toEqual([]);
  });

  const idOfFile = async (): Promise<string> => {
    const row = await db()
      .selectFrom('drive_entry')
      .innerJoin('drive_space', 'drive_space.id', 'drive_entry.space_id')
      .select('drive_entry.id')
      .where('owner_key', '=', '2001')
      .where('is_folder', '=', 0)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  test('when a text of hers looks like HTML, then the page shows it and runs nothing', async () => {
    const set = { real_name: '<script>alert(1)</script>' };
    await db().updateTable('app_user').set(set).where('id', '=', '2001').execute();
    const page = textOf(await readAs('t.zhou'), 'index.html');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).toContain('审计记录');
  });

  test('when a table has more rows than a statement reads, then all come once, and the page shows the first', async () => {
    await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1234)
      insert into access_record (id, at, user_id, user_type, unit_id, res_id, res_name, type)
      select 'many-' || n, ${platform.now()}, '2001', 2, 'U2001', 'r', 'name', 1 from numbers`.execute(db());
    const entries = await readAs('t.zhou');
    const rows: { id: string }[] = JSON.parse(textOf(entries, 'data/access_record.json'));
    const many = rows.filter(({ id }) => id.startsWith('many-'));
    expect([many.length, new Set(many.map(({ id }) => id)).size]).toEqual([1234, 1234]);
    const page = textOf(entries, 'index.html');
    expect(page).toContain(`${rows.length} 行`);
    expect(page.split('many-').length).toBeLessThan(60);
  });

  test('when an administrator asks for somebody of her unit, then the trail says so', async () => {
    const entries = await readAs('ps.admin', { userId: '2001' });
    expect(textOf(entries, 'data/app_user.json')).toContain('t.zhou');
    const lines = await db()
      .selectFrom('auth_audit')
      .select(['user_id', 'actor_id'])
      .where('event', '=', 'user_data_exported')
      .execute();
    expect(lines).toEqual([{ user_id: '2001', actor_id: expect.any(String) }]);
    expect(lines[0]?.actor_id).not.toBe('2001');
  });

  test('when somebody asks for whom she does not administrate, then it is refused', async () => {
    expect(await codeAs('t.zhou', { userId: '4002' })).toBe('forbidden');
    expect(await codeAs('bureau.admin', { userId: '2001' })).toBe('not_found');
    expect(await codeAs('ps.admin', { userId: 'nobody' })).toBe('not_found');
  });

  test('when it is asked for again within ten minutes, then it has to wait', async () => {
    await readAs('t.zhou');
    expect(await codeAs('t.zhou')).toBe('too_many_attempts');
    await waitTenMinutes('t.zhou');
    await readAs('t.zhou');
  });
});
