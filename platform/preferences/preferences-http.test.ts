import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { maxPrefsBytes } from '#shared/contracts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterEach(() => platform.close());

  const read = async (loginName: string) =>
    (await (await platform.as(loginName)).get('/api/base/preferences')).body;
  const merge = async (loginName: string, changes: object) =>
    (await (await platform.as(loginName)).postJson('/api/base/preferences_merge', changes)).body;
  const stamped = (value: unknown, at = platform.now() - 1000) => ({ at, value });

  test('when a user arranges apps on two devices, then each finds what both did, and nobody else does', async () => {
    const favourites = stamped(['hw']);
    const layout = stamped('top');
    await merge('t.zhou', { favourites, layout: stamped('left', 5) });
    expect((await merge('t.zhou', { layout })).data).toEqual({ favourites, layout });
    expect((await read('t.zhou')).data).toEqual({ favourites, layout });
    expect((await read('s.zhoule')).data).toEqual({});
  });

  test('when a device was offline, then its older change does not undo a newer one', async () => {
    const hidden = stamped(['tt']);
    await merge('t.zhou', { hidden });
    expect((await merge('t.zhou', { hidden: stamped([], 1) })).data).toEqual({ hidden });
  });

  test('when a clock runs ahead, then its change counts as of now', async () => {
    await merge('t.zhou', { layout: stamped('left', platform.now() + 1e9) });
    expect((await read('t.zhou')).data.layout.at).toBe(platform.now());
  });

  test('when many tabs write at once, from the first write on, then none is lost', async () => {
    await platform.as('t.zhou');
    const names = ['order', 'hidden', 'favourites'];
    const many = Array.from({ length: 12 }, (_, at) => merge('t.zhou', { recent: stamped([], at) }));
    const answers = await Promise.all(names.map((name) => merge('t.zhou', { [name]: stamped([name]) })));
    expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Object.keys((await read('t.zhou')).data).sort()).toEqual([
      'favourites',
      'hidden',
      'order',
      'recent',
    ]);
  });

  test.each([
    ['an unknown layout', { layout: { at: 1, value: 'right' } }],
    ['a code that is none', { hidden: { at: 1, value: ['<b>'] } }],
  ])('when what arrives is %s, then it is refused and nothing changes', async (_, changes) => {
    const layout = stamped('left');
    await merge('t.zhou', { layout });
    expect((await merge('t.zhou', changes)).code).toBe('invalid_input');
    expect((await read('t.zhou')).data).toEqual({ layout });
  });

  test('when all together would be too long, then it is refused and what was there stays', async () => {
    const code = (index: number) => `${'a'.repeat(58)}${index}`.slice(-64);
    const placed = stamped(
      Array.from({ length: 500 }, (_, index) => ({ code: code(index), group: code(index) })),
    );
    const codes = stamped(Array.from({ length: 500 }, (_, index) => code(index)));
    expect((await merge('t.zhou', { placed })).status).toBe(200);
    expect((await merge('t.zhou', { order: codes, hidden: codes })).code).toBe('body_too_large');
    const { data } = await read('t.zhou');
    expect(data).toEqual({ placed });
    expect(JSON.stringify(data).length).toBeLessThan(maxPrefsBytes);
  });

  test('when nobody is signed in, then nothing is told or kept', async () => {
    const nobody = platform.createClient();
    expect((await nobody.get('/api/base/preferences')).body.status).toBe(401);
    expect((await nobody.postJson('/api/base/preferences_merge', {})).body.status).toBe(401);
  });

  test('when a user of the demo starts with something, then it counts until she arranges it', async () => {
    const { login_name: login } = await engine
      .database()
      .db.selectFrom('app_user')
      .select('login_name')
      .where('id', '=', '2003')
      .executeTakeFirstOrThrow();
    expect((await read(login)).data).toEqual({ layout: { at: 0, value: 'left' } });
    expect((await merge(login, { layout: stamped('top') })).data.layout.value).toBe('top');
  });
});
