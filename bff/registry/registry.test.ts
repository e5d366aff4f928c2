import { writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { createFakeDist, fakeManifest } from '../testing/fake-dist.ts';
import { menuNode, type RunningPortal, startPortal, teacher } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';
import { openDeployedBuild } from './deployed-build.ts';
import { filterOffered, partsOf } from './offered-build.ts';
import { visibleRemotes } from './visible-remotes.ts';

/** Opens a stream, so that the portal listens to the services' changes. */
function listen(port: number, sid: string): ClientRequest {
  const headers = { host: 'portal.test', cookie: `__Host-sid=${sid}` };
  const req = request({ port, host: '127.0.0.1', path: '/bff/events', headers }, (res) => res.resume());
  req.on('error', () => undefined).end();
  return req;
}

function namesFor(visitor: Parameters<typeof visibleRemotes>[1]): string[] {
  return visibleRemotes(fakeManifest(), visitor).map(({ name }) => name);
}

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

describe('a remote that needs a part of the portal', () => {
  const manifest = fakeManifest();
  const remotes = manifest.remotes.map((remote) =>
    remote.name === 'people' ? { ...remote, needs: ['openid-provider' as const] } : remote,
  );
  const namesWith = (parts: Parameters<typeof filterOffered>[1]) =>
    filterOffered({ ...manifest, remotes }, parts).remotes.map(({ name }) => name);

  test('when the part runs, then it is there; when not, then it does not exist', () => {
    expect(namesWith(new Set(['openid-provider']))).toContain('people');
    expect(namesWith(new Set())).not.toContain('people');
  });

  test('when a deployment is no demo, then the apps of the demo are no part of it', () => {
    expect([...partsOf({ openidProvider: true, isDemo: false })]).toEqual(['openid-provider']);
    expect([...partsOf({ openidProvider: false, isDemo: true })]).toEqual(['demo']);
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

  test('when a call passes through, then its answer names the build that is deployed now, whatever the upstream says', async () => {
    portal.upstream.on('/api/base/x', (_req, res) => {
      res.setHeader('x-portal-build', 'forged');
      answerEnvelope(res, null);
    });
    const buildNow = async () => (await ask(portal.port, { path: '/api/base/x' })).headers['x-portal-build'];
    expect(await buildNow()).toBe('build-one');
    portal.dist.writeManifest(fakeManifest('build-two'));
    await portal.build.check();
    expect(await buildNow()).toBe('build-two');
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

describe('a remote that the menu decides about', () => {
  let portal: RunningPortal;
  const administrator = { userType: 4 } as const;
  const namesFor = async (sid: string): Promise<string[]> => {
    const { json } = await ask(portal.port, { path: '/bff/remotes.json', sid });
    return json.remotes.map(({ name }: { name: string }) => name);
  };
  const treeQuestions = (): number =>
    portal.upstream.calls.filter((call) => call.includes('/code/tree')).length;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  test('when the menu leads to it, then it is handed out; when not any more, then not', async () => {
    const sid = await portal.signInAs(administrator);
    expect(await namesFor(sid)).toContain('people');
    portal.giveMenu([{ ...menuNode('#/list'), resourceType: 3 }]);
    expect(await namesFor(sid)).toEqual(['signin', 'desktop']);
    portal.giveMenu([menuNode('#/list')]);
    expect(await namesFor(sid)).toContain('people');
  });

  test('when the menu cannot be had, then that is a refusal and not a shorter list', async () => {
    const sid = await portal.signInAs(administrator);
    portal.upstream.on('/api/base/resource/user/code/tree', (_req, res) =>
      answerEnvelope(res, null, { status: 500 }),
    );
    const reply = await ask(portal.port, { path: '/bff/remotes.json', sid });
    expect(reply).toMatchObject({ status: 502, json: { code: 'upstream_invalid' } });
    portal.giveMenu([menuNode('#/list')]);
  });

  test('when services know no menus at all, then what a menu decides about stays closed, and the rest opens', async () => {
    const sid = await portal.signInAs(administrator);
    portal.upstream.on('/api/base/resource/user/code/tree', (_req, res) => {
      res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    });
    expect(await namesFor(sid)).toEqual(['signin', 'desktop']);
    portal.giveMenu([menuNode('#/list')]);
  });

  test('when a page comes again, then menus of other apps are not asked for again, until something of the user changes', async () => {
    let send: ((text: string) => void) | undefined;
    portal.upstream.on('/internal/changes', (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      send = (text) => res.write(text);
    });
    const sid = await portal.signInAs(administrator);
    const listening = listen(portal.port, sid);
    await expect.poll(() => send).toBeDefined();
    const registryOf = async (): Promise<string> =>
      (await ask(portal.port, { path: '/desktop/home', sid })).text;
    const before = treeQuestions();
    const first = await registryOf();
    expect(treeQuestions()).toBe(before + 1);
    await registryOf();
    expect(treeQuestions()).toBe(before + 1);
    portal.giveMenu([]);
    send?.('data: ["2001"]\n\n');
    await expect.poll(async () => (await registryOf()).includes('"name":"people"')).toBe(false);
    expect(first).toContain('"name":"people"');
    listening.destroy();
    portal.giveMenu([menuNode('#/list')]);
  });

  test('when it is not for the user anyway, then no menu is asked for', async () => {
    const before = treeQuestions();
    for (const userType of [1, 2, 3] as const) await namesFor(await portal.signInAs({ userType }));
    expect(treeQuestions()).toBe(before);
  });

  test('when it leaves its access to the audience, then no menu is asked for', async () => {
    const manifest = fakeManifest();
    const remotes = manifest.remotes.map((remote) => ({ ...remote, config: { authority: false } }));
    portal.dist.writeManifest({ ...manifest, remotes });
    await portal.build.check();
    const before = treeQuestions();
    expect(await namesFor(await portal.signInAs(administrator))).toContain('people');
    expect(treeQuestions()).toBe(before);
  });
});
