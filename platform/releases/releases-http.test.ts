import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { buildArchive, icon, signBy, type TestKey } from './testing/build-archive.ts';
import { openReleases, type ReleasesUnderTest } from './testing/open-releases.ts';

const school = 'U2001';
const sandbox = 'U9001';

forEachEngine((engine) => {
  let portal: ReleasesUnderTest;
  let key: TestKey;
  beforeAll(async () => {
    portal = await openReleases(engine.database());
    key = await portal.keyOf('t.zhou');
  }, 60_000);
  afterAll(() => portal.close());
  beforeEach(async () => {
    const { db } = engine.database();
    await db.deleteFrom('released_app').execute();
    await db.deleteFrom('desktop_app').where('code', '=', 'timetable').execute();
    await db.deleteFrom('rate_limit').execute();
    portal.announced.length = 0;
  });

  const upload = async (version: string, files = {}) =>
    portal.publish(key, await buildArchive({ version }, files));
  const linesOf = async (event: string) => {
    const { db } = engine.database();
    const rows = await db
      .selectFrom('auth_audit')
      .select(['user_id', 'detail'])
      .where('event', '=', event)
      .execute();
    return rows.map(({ user_id, detail }) => ({ user_id, ...JSON.parse(detail ?? '{}') }));
  };

  describe('a release', () => {
    test('when it goes the whole way, then the pointers say who gets it, and open pages are notified', async () => {
      const { data } = await upload('1.0.0', { 'icon.svg': icon });
      expect(data).toMatchObject({ code: 'timetable', version: '1.0.0', state: 'uploaded' });
      expect(data.publisher).toMatchObject({ userId: '2001', unitId: school, keyName: 'laptop' });
      expect(await portal.tilesOf('t.zhou')).not.toContain('timetable');

      expect(await portal.decide('ps.admin', '1.0.0')).toMatchObject({ data: { state: 'approved' } });
      expect(await portal.tilesOf('t.zhou')).not.toContain('timetable');
      portal.announced.length = 0;

      const moved = await portal.move('ps.admin', { unitId: school, version: '1.0.0' });
      expect(moved.data.channels).toMatchObject([{ unitId: school, channel: 'stable', version: '1.0.0' }]);
      expect(portal.announced).toEqual(['@apps']);
      expect(await portal.tilesOf('t.zhou')).toContain('timetable');
      expect(await portal.tilesOf('t.chen')).not.toContain('timetable');

      const { releases, channels } = await portal.snapshot();
      expect(channels).toEqual([{ code: 'timetable', unitId: school, channel: 'stable', version: '1.0.0' }]);
      expect(releases[0]?.files.map(({ path }) => path)).toEqual(['icon.svg', 'page.js', 'remoteEntry.js']);
      expect((await linesOf('app_pointer_moved')).at(-1)).toMatchObject({ version: '1.0.0', unitId: school });
    });

    test('when the same archive comes again, then it is the same release, and another content is refused', async () => {
      const archive = await buildArchive();
      const first = await portal.publish(key, archive);
      expect(await portal.publish(key, archive)).toEqual(first);
      const other = await upload('1.0.0', { 'page.js': 'export const page=2;' });
      expect(other).toMatchObject({ code: 'conflict', message: expect.stringContaining('timetable 1.0.0') });
    });

    test('when twenty copies arrive at once, then there is one release with one set of files', async () => {
      const archive = await buildArchive();
      const answers = await Promise.all(Array.from({ length: 20 }, () => portal.publish(key, archive)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      const { db } = engine.database();
      expect(await db.selectFrom('app_release_file').select('path').execute()).toHaveLength(2);
    });

    test('when two schools upload the same code at once, then one of them has it', async () => {
      const other = await portal.keyOf('t.chen');
      const [mine, theirs] = [await buildArchive(), await buildArchive({ version: '1.0.1' })];
      const answers = await Promise.all([portal.publish(key, mine), portal.publish(other, theirs)]);
      expect(answers.map(({ code }) => code).sort()).toEqual(['forbidden', 'ok']);
    });

    test('when a file of it is asked for, then its bytes come, and nothing beside it', async () => {
      await upload('1.0.0');
      const read = (path: string) =>
        fetch(`${portal.base}/internal/apps/file?code=timetable&version=1.0.0&path=${path}`);
      const response = await read('page.js');
      expect(await response.text()).toBe('export const page=1;');
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect((await read('..%2Fpage.js')).status).toBe(404);
      expect((await read('portal.json')).status).toBe(404);
    });

    test('when the snapshot has not changed, then it is not sent again', async () => {
      const first = await fetch(`${portal.base}/internal/apps`);
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(`${portal.base}/internal/apps`, { headers: { 'if-none-match': etag } });
      expect([first.status, again.status]).toEqual([200, 304]);
    });
  });

  describe('a withdrawal', () => {
    const release = async (version: string): Promise<void> => {
      await upload(version, { 'page.js': `export const page="${version}";` });
      await portal.decide('bureau.admin', version);
    };

    test('when a version is withdrawn, then its pointers fall back, and those without a version before vanish', async () => {
      await release('1.0.0');
      await release('1.1.0');
      await portal.move('bureau.admin', { version: '1.0.0' });
      await portal.move('bureau.admin', { version: '1.1.0', from: '1.0.0' });
      await portal.move('bureau.admin', { unitId: 'U2002', version: '1.1.0' });
      portal.announced.length = 0;
      const withdrawn = await portal.decide('bureau.admin', '1.1.0', 'withdraw', 'It loses marks');
      expect(withdrawn.data).toMatchObject({ state: 'withdrawn', note: 'It loses marks' });
      expect((await portal.snapshot()).channels).toEqual([
        { code: 'timetable', unitId: null, channel: 'stable', version: '1.0.0' },
      ]);
      expect(portal.announced).toEqual(['@apps']);
      expect(await linesOf('app_release_withdrawn')).toMatchObject([{ version: '1.1.0' }]);
      expect((await portal.decide('bureau.admin', '1.1.0')).code).toBe('conflict');
    });

    test('when the only version is withdrawn, then the tile stays, so that it can say why it does not open', async () => {
      await release('1.0.0');
      await portal.move('ps.admin', { unitId: school, version: '1.0.0' });
      await portal.decide('ps.admin', '1.0.0', 'withdraw');
      expect((await portal.snapshot()).channels).toEqual([]);
      expect(await portal.tilesOf('t.zhou')).toContain('timetable');
    });

    test('when a version is withdrawn while its pointer moves twenty times, then no pointer leads to it', async () => {
      await release('1.0.0');
      await release('1.1.0');
      await portal.move('ps.admin', { unitId: school, version: '1.0.0' });
      await Promise.all([
        ...Array.from({ length: 10 }, () =>
          portal.move('ps.admin', { unitId: school, version: '1.1.0', from: '1.0.0' }),
        ),
        portal.decide('ps.admin', '1.1.0', 'withdraw'),
        ...Array.from({ length: 10 }, () =>
          portal.move('ps.admin', { unitId: school, version: '1.1.0', from: '1.0.0' }),
        ),
      ]);
      expect((await portal.snapshot()).channels.map(({ version }) => version)).toEqual(['1.0.0']);
    });
  });

  describe('a pointer', () => {
    test('when twenty move it at once from what they saw, then one does, and the others learn of it', async () => {
      await upload('1.0.0');
      await upload('1.1.0');
      await portal.decide('ps.admin', '1.0.0');
      await portal.decide('ps.admin', '1.1.0');
      await portal.move('ps.admin', { unitId: school, version: '1.0.0' });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          portal.move('ps.admin', { unitId: school, version: '1.1.0', from: '1.0.0' }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'conflict')).toHaveLength(19);
    });

    test('when a release is not approved, then the sandbox alone tries it, whoever develops', async () => {
      await upload('1.0.0');
      expect((await portal.move('ps.admin', { unitId: school, version: '1.0.0' })).code).toBe('conflict');
      expect((await portal.move('t.chen', { unitId: sandbox, version: '1.0.0' })).status).toBe(200);
      expect(await portal.tilesOf('sb.teacher')).toContain('timetable');
    });

    test.each([
      ['a teacher moves that of her school', 't.zhou', { unitId: school }],
      ['an administrator moves that of another school', 'ps.admin', { unitId: 'U2002' }],
      ['an administrator of a school moves that of all', 'ps.admin', {}],
      ['a parent moves one', 'p.zhou', { unitId: sandbox }],
    ])('when %s, then that is refused', async (_, login, payload) => {
      await upload('1.0.0');
      await portal.decide('bureau.admin', '1.0.0');
      const answer = await portal.move(login, { ...payload, version: '1.0.0' });
      expect(answer.code).toBe('forbidden');
    });

    test('when somebody may not release to all, then the refusal names whom to ask', async () => {
      await upload('1.0.0');
      await portal.decide('bureau.admin', '1.0.0');
      const { message } = await portal.move('ps.admin', { version: '1.0.0' });
      expect(message).toMatch(/Ask an administrator of the bureau \(.+\)$/);
    });

    test('when “next” is set for all units, or the last pointer is taken away, then that is refused', async () => {
      await upload('1.0.0');
      await portal.decide('bureau.admin', '1.0.0');
      expect((await portal.move('bureau.admin', { channel: 'next', version: '1.0.0' })).code).toBe(
        'invalid_input',
      );
      await portal.move('bureau.admin', { version: '1.0.0' });
      expect((await portal.move('bureau.admin', { version: '', from: '1.0.0' })).code).toBe('conflict');
    });
  });

  describe('a key', () => {
    test('when the signature is forged, then the archive is refused', async () => {
      const stranger = { ...(await portal.keyOf('t.zhou')), keyId: key.keyId };
      const answer = await portal.publish(stranger, await buildArchive());
      expect(answer).toMatchObject({ code: 'forbidden', message: expect.stringContaining('does not fit') });
    });

    test('when it is unknown or removed, then nothing that it signs counts', async () => {
      const archive = await buildArchive();
      const old = await portal.keyOf('t.zhou');
      await portal.send('t.zhou', '/app_key/remove', { keyId: old.keyId });
      for (const one of [old, { ...old, keyId: 'nobody' }])
        expect((await portal.publish(one, archive)).message).toContain('not registered, or was removed');
    });

    test('when its owner is disabled or no developer any more, then it counts no more', async () => {
      const other = await portal.keyOf('t.chen');
      const { db } = engine.database();
      const archive = await buildArchive();
      const owner = db.updateTable('app_user').where('login_name', '=', 't.chen');
      await owner.set({ user_type: 3 }).execute();
      expect((await portal.publish(other, archive)).message).toContain('may not publish');
      await owner.set({ user_type: 2, user_status: 'disabled' }).execute();
      expect((await portal.publish(other, archive)).message).toContain('is disabled');
      await owner.set({ user_status: 'enabled' }).execute();
    });

    test('when a public key is no Ed25519 key or is registered already, then it is refused', async () => {
      const add = (publicKey: string) => portal.send('t.zhou', '/app_key/add', { name: 'x', publicKey });
      expect((await add('AAAA')).code).toBe('invalid_input');
      expect((await add(key.publicKey)).code).toBe('conflict');
      expect((await portal.send('p.zhou', '/app_key/add', { name: 'x', publicKey: 'AAAA' })).code).toBe(
        'forbidden',
      );
    });

    test('when a page uploads, then the archive has to be signed by a key of its user', async () => {
      const archive = await buildArchive();
      const signature = JSON.stringify({ keyId: key.keyId, signature: signBy(key, 'release', archive) });
      const send = async (login: string) => {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(archive)]), 'timetable.zip');
        form.append('signature', signature);
        const { cookies } = await portal.as(login);
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(`${portal.base}/api/base/app_release/upload`, {
          method: 'POST',
          headers: { cookie },
          body: form,
        });
        return response.json();
      };
      expect((await send('ps.admin')).code).toBe('forbidden');
      expect((await send('t.zhou')).data).toMatchObject({ version: '1.0.0', state: 'uploaded' });
    });

    test('when a body of 30 MB is sent, then it is refused as too large before it is read', async () => {
      const answer = await portal.publish(key, Buffer.alloc(30 * 1024 * 1024));
      expect(answer.code).toBe('body_too_large');
    });
  });

  describe('what is taken', () => {
    const messageOf = async (manifest: object): Promise<string> => {
      const { fieldErrors, code } = await portal.publish(key, await buildArchive(manifest));
      expect(code).toBe('invalid_input');
      return fieldErrors[0].message;
    };
    const report = () =>
      fetch(`${portal.base}/internal/apps/shipped`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          apps: [
            {
              ...{ code: 'desktop', name: 'desktop', version: '1.6.0', minServerVersion: '1.0.0' },
              names: { 'zh-CN': '桌面', en: 'Desktop' },
              paths: ['/pages/edu/pc_timetable_all/index.html'],
            },
          ],
        }),
      });

    test('when an archive has the code, name or address of an app that comes with the portal, then that one is named', async () => {
      expect((await report()).status).toBe(204);
      expect(portal.announced).toEqual(['@apps']);
      expect((await report()).status).toBe(204);
      expect(portal.announced).toEqual(['@apps']);
      expect(await messageOf({ code: 'Desktop' })).toContain('belongs to the app “Desktop”');
      expect(await messageOf({ name: 'desktop' })).toContain('belongs to the app “Desktop”');
      expect(await messageOf({ serverId: 'edu' })).toContain('belongs to the app “Desktop”');
      expect(await messageOf({ code: 'admin', name: 'other' })).toContain('the portal itself');
    });

    test('when an app of the portal is decided about or moved, then that is refused', async () => {
      await report();
      const payload = { code: 'desktop', version: '1.6.0', decision: 'withdraw' };
      expect((await portal.send('bureau.admin', '/app_release/decide', payload)).code).toBe('forbidden');
      const move = { code: 'desktop', version: '1.6.0', from: '1.6.0' };
      expect((await portal.move('bureau.admin', move)).code).toBe('forbidden');
      expect((await portal.snapshot()).channels).toEqual([]);
    });

    test('when another app has the name, then it is named', async () => {
      await upload('1.0.0');
      expect(await messageOf({ code: 'other' })).toContain('School timetable');
    });
  });
});
