import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { createFakeDist, fakeManifest } from '../testing/fake-dist.ts';
import { type RunningPortal, startPortal, teacher } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';
import { openDeployedBuild } from './deployed-build.ts';
import { visibleRemotes } from './visible-remotes.ts';

const namesFor = (visitor: Parameters<typeof visibleRemotes>[1]): string[] =>
  visibleRemotes(fakeManifest(), visitor).map(({ name }) => name);

describe('who may open a remote', () => {
  test.each([
    ['nobody is signed in', { state: 'known', user: null }, ['signin']],
    ['a teacher asks', { state: 'known', user: teacher }, ['signin', 'desktop']],
    [
      'an administrator asks',
      { state: 'known', user: { ...teacher, userType: 4 } },
      ['signin', 'desktop', 'people'],
    ],
    ['the visitor is not known yet', { state: 'unknown' }, ['signin', 'desktop']],
  ] as const)('when %s, then the registry has exactly their remotes', (_, visitor, expected) => {
    expect(namesFor(visitor)).toEqual(expected);
  });
});

describe('GET /bff/remotes.json', () => {
  let portal: RunningPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  test('when nobody is signed in, then only open remotes are named, and no upstream is asked', async () => {
    const before = portal.upstream.calls.length;
    const { status, json, headers } = await ask(portal.port, { path: '/bff/remotes.json' });
    expect(status).toBe(200);
    expect(json.build).toBe('build-one');
    expect(json.remotes.map(({ name }: { name: string }) => name)).toEqual(['signin']);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
    expect(portal.upstream.calls.length).toBe(before);
  });

  test('when it has not changed, then 304; when the user changes, then not', async () => {
    const teacherSid = await portal.signInAs({ userType: 2 });
    const first = await ask(portal.port, { path: '/bff/remotes.json', sid: teacherSid });
    const etag = String(first.headers.etag);
    const ifNone = { 'if-none-match': etag };
    expect(
      (await ask(portal.port, { path: '/bff/remotes.json', sid: teacherSid, headers: ifNone })).status,
    ).toBe(304);
    const adminSid = await portal.signInAs({ userType: 4 });
    const admin = await ask(portal.port, { path: '/bff/remotes.json', sid: adminSid, headers: ifNone });
    expect(admin.json.remotes).toHaveLength(3);
  });

  test('when the upstream cannot say who asks, then it is a refusal and not a shorter list', async () => {
    const sid = await portal.signInAs();
    portal.upstream.on('/api/uaa/oauth/me', (_req, res) => answerEnvelope(res, null, { status: 500 }));
    const reply = await ask(portal.port, { path: '/bff/remotes.json', sid });
    expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_invalid' } });
  });

  test('when it is posted to, then the method is refused', async () => {
    expect((await ask(portal.port, { method: 'POST', path: '/bff/remotes.json' })).status).toBe(405);
  });
});

describe('the build on disk', () => {
  test('when there is none, then opening fails', async () => {
    await expect(openDeployedBuild({ distDir: '/nowhere', log: () => undefined })).rejects.toThrow('ENOENT');
  });

  test('when a deploy leaves a broken manifest, then the old build stays until it is mended', async () => {
    const dist = createFakeDist();
    const events: string[] = [];
    const build = await openDeployedBuild({
      distDir: dist.dir,
      log: (event) => events.push(event),
      checkEveryMs: 0,
    });
    writeFileSync(path.join(dist.dir, 'build.json'), '{"build":');
    expect(await build.check()).toBe(false);
    expect(build.manifest.build).toBe('build-one');
    dist.writeManifest(fakeManifest('build-two'));
    expect(await build.check()).toBe(true);
    expect(build.manifest.build).toBe('build-two');
    expect(events).toEqual(['build_unreadable', 'build_switched']);
    build.close();
    dist.remove();
  });
});
