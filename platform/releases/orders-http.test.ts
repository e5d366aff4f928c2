import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { buildArchive, signBy, type TestKey } from './testing/build-archive.ts';
import { openReleases, type ReleasesUnderTest } from './testing/open-releases.ts';

const school = 'U2001';
const sandbox = 'U9001';
const minute = 60_000;

forEachEngine((engine) => {
  let portal: ReleasesUnderTest;
  let teacher: TestKey;
  let admin: TestKey;
  let bureau: TestKey;
  beforeAll(async () => {
    portal = await openReleases(engine.database());
    teacher = await portal.keyOf('t.zhou');
    admin = await portal.keyOf('ps.admin');
    bureau = await portal.keyOf('bureau.admin');
  }, 60_000);
  afterAll(() => portal.close());
  beforeEach(async () => {
    const { db } = engine.database();
    await db.deleteFrom('released_app').execute();
    await db.deleteFrom('rate_limit').execute();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await portal.publish(teacher, await buildArchive({ version }));
      await portal.decide('ps.admin', version);
    }
  });

  const pointersOf = async (): Promise<string[]> =>
    (await portal.snapshot()).channels.map(
      ({ unitId, channel, version }) => `${unitId ?? 'all'} ${channel} ${version}`,
    );
  const release = (key: TestKey, version: string, more: object = {}) =>
    portal.order(key, { action: 'release', version, ...more });

  test('when a version is released, promoted and rolled back twice, then the pointers follow', async () => {
    await release(bureau, '1.0.0');
    await release(bureau, '1.1.0');
    await release(admin, '1.2.0', { unitId: school, channel: 'next' });
    expect(await pointersOf()).toEqual(['all stable 1.1.0', 'U2001 next 1.2.0']);
    await portal.order(bureau, { action: 'promote' });
    expect(await pointersOf()).toEqual(['all stable 1.2.0']);
    const back = await portal.order(bureau, { action: 'rollback' });
    expect(back.data.channels).toMatchObject([{ version: '1.1.0', previousVersion: '1.0.0' }]);
    await portal.order(bureau, { action: 'rollback' });
    expect(await pointersOf()).toEqual(['all stable 1.0.0']);
    expect(await portal.order(bureau, { action: 'rollback' })).toMatchObject({ code: 'conflict' });
  });

  test('when a unit alone promotes what it tries, then its own pointer moves, and no other', async () => {
    await release(bureau, '1.0.0');
    await release(admin, '1.1.0', { unitId: school, channel: 'next' });
    await portal.order(admin, { action: 'promote', unitId: school });
    expect(await pointersOf()).toEqual(['all stable 1.0.0', 'U2001 stable 1.1.0']);
  });

  test('when units try different versions, then a promotion asks for the version', async () => {
    await release(admin, '1.1.0', { unitId: school, channel: 'next' });
    await release(teacher, '1.2.0', { unitId: sandbox, channel: 'next' });
    const answer = await portal.order(bureau, { action: 'promote' });
    expect(answer).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('name the version'),
    });
  });

  test('when twenty roll back at once, then nobody is left between two versions', async () => {
    await release(bureau, '1.0.0');
    await release(bureau, '1.1.0');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.order(bureau, { action: 'rollback' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await pointersOf()).toEqual(['all stable 1.0.0']);
  });

  test('when a publisher without the right promotes, then she learns whom to ask', async () => {
    await release(teacher, '1.0.0', { unitId: sandbox, channel: 'next' });
    const answer = await portal.order(teacher, { action: 'promote' });
    expect(answer).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('Ask an administrator'),
    });
    expect(await pointersOf()).toEqual(['U9001 next 1.0.0']);
  });

  test('when an order is given again, then it counts once', async () => {
    const order = { action: 'release', version: '1.0.0', nonce: 'the-same-nonce-twice' };
    expect((await portal.order(bureau, order)).status).toBe(200);
    const again = await portal.order(bureau, order);
    expect(again).toMatchObject({ code: 'conflict', message: expect.stringContaining('counts once') });
  });

  test.each([
    ['slow', -6 * minute, 'forbidden'],
    ['fast', 6 * minute, 'forbidden'],
    ['a little slow', -4 * minute, 'ok'],
  ])('when the clock of the sender is %s, then the answer is what it should be', async (_, skew, code) => {
    const answer = await portal.order(bureau, { action: 'status', createdAt: portal.now() + skew });
    expect(answer.code).toBe(code);
    if (code !== 'ok') expect(answer.message).toContain('360 seconds off');
  });

  test('when the status is asked for, then nothing moves', async () => {
    await release(bureau, '1.0.0');
    const { data } = await portal.order(teacher, { action: 'status' });
    expect(data.releases.map(({ version }: { version: string }) => version)).toEqual([
      '1.2.0',
      '1.1.0',
      '1.0.0',
    ]);
    expect(data).toMatchObject({ mayDecide: false, mayReleaseToAll: false });
    expect((await portal.order(teacher, { action: 'status', code: 'nothing' })).code).toBe('not_found');
  });

  test('when the body was changed, or the signature is of an archive, then it is refused', async () => {
    const body = Buffer.from(JSON.stringify({ action: 'status', code: 'timetable' }));
    const ask = async (signature: string) => {
      const response = await fetch(`${portal.base}/api/base/app_publish/order`, {
        method: 'POST',
        headers: { authorization: `PortalKey keyId="${teacher.keyId}", signature="${signature}"` },
        body: new Uint8Array(body),
      });
      return (await response.json()).code;
    };
    expect(await ask(signBy(teacher, 'release', body))).toBe('forbidden');
    expect(await ask(signBy(teacher, 'order', Buffer.from('{}')))).toBe('forbidden');
    expect(await ask(signBy(teacher, 'order', body))).toBe('invalid_input');
  });

  test('when no key is shown, then the answer says how to', async () => {
    const response = await fetch(`${portal.base}/api/base/app_publish/upload`, { method: 'POST', body: 'x' });
    expect(await response.json()).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('Authorization: PortalKey'),
    });
  });

  test('when a key uploads too often within an hour, then it has to wait', async () => {
    const archive = await buildArchive();
    const { db } = engine.database();
    await db
      .insertInto('rate_limit')
      .values({ key: `limit:release:${teacher.keyId}`, points: 60, expires_at: portal.now() + minute })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: 60 }))
      .execute();
    expect((await portal.publish(teacher, archive)).code).toBe('too_many_attempts');
  });
});
