import { type ClientRequest, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RegistryEntry } from '#shared/contracts';
import { ask } from '../testing/ask.ts';
import { bootDataOf } from '../testing/boot-data-of.ts';
import { fakeManifest } from '../testing/fake-dist.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { createStubReleases, type StubReleases } from '../testing/stub-releases.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const page = '/pages/base/pc_notes_all/index.html';
let portal: RunningPortal;
let stub: StubReleases;

beforeEach(async () => {
  stub = createStubReleases();
  stub.add('1.0.0');
  stub.add('1.1.0');
  stub.point('1.0.0');
  stub.point('1.1.0', 'U2001', 'next');
  portal = await startPortal({ hasPlatform: true, prepareUpstream: stub.install });
});
afterEach(() => portal.stop());

async function notesOf(sid?: string): Promise<RegistryEntry | undefined> {
  const { json } = await ask(portal.port, { path: '/bff/remotes.json', ...(sid && { sid }) });
  return json.remotes.find(({ name }: RegistryEntry) => name === 'notes');
}

function snapshotQuestions(): number {
  return portal.upstream.calls.filter((call) => call === 'GET /internal/apps').length;
}

/** Opens the stream of a page, by which the BFF begins to listen to changes. */
async function listen(sid: string): Promise<{ text: () => string; req: ClientRequest }> {
  let text = '';
  const headers = { host: 'portal.test', cookie: `__Host-sid=${sid}` };
  const req = request({ port: portal.port, host: '127.0.0.1', path: '/bff/events', headers }, (res) =>
    res.setEncoding('utf8').on('data', (chunk) => (text += chunk)),
  );
  req.on('error', () => undefined).end();
  await expect.poll(() => text).toMatch(/event: hello\ndata: \{"apps":"[\w-]+"\}/);
  return { text: () => text, req };
}

describe('the apps of a visitor', () => {
  test('when a portal in test mode is reset, then released apps are gone before the answer', async () => {
    const own = await startPortal({ testMode: true, hasPlatform: true, prepareUpstream: stub.install });
    own.upstream.on('/test/clock', (_req, res) => answerEnvelope(res, null));
    own.upstream.on('/test/reset', (_req, res) => {
      stub.snapshot = { releases: [], channels: [], services: [] };
      answerEnvelope(res, null);
    });
    const namesOf = async (): Promise<string[]> => {
      const { json } = await ask(own.port, { path: '/bff/remotes.json', sid: await own.signInAs() });
      return json.remotes.map(({ name }: RegistryEntry) => name);
    };
    expect(await namesOf()).toContain('notes');
    expect((await ask(own.port, { method: 'POST', path: '/bff/test/reset', body: '{}' })).status).toBe(200);
    expect(await namesOf()).not.toContain('notes');
    await own.stop();
  });

  test('when units have different versions, then each gets its own, and nobody who is not signed in gets any', async () => {
    expect(await notesOf(await portal.signInAs())).toMatchObject({
      version: '1.1.0',
      entry: '/assets/x/notes/1.1.0/remoteEntry.js',
      preload: ['/assets/x/notes/1.1.0/remoteEntry.js', '/assets/x/notes/1.1.0/app.js'],
      preloadWords: { en: ['/assets/x/notes/1.1.0/en.js'] },
      release: { shellApi: '^1.0.0', channel: 'next' },
    });
    expect(await notesOf(await portal.signInAs({ userId: '2', unitId: 'U2' }))).toMatchObject({
      version: '1.0.0',
      release: { channel: 'stable' },
    });
    expect(await notesOf()).toBeUndefined();
  });

  test('when the unit keeps it from the user, or it is for others, then it is not there', async () => {
    const closedApps = [{ code: 'notes', reason: 'unit' }];
    const open = await notesOf(await portal.signInAs());
    expect(open).toBeDefined();
    const sid = await portal.signInAs({ closedApps: closedApps as never });
    expect(await notesOf(sid)).toBeUndefined();
  });

  test('when its page is opened, then it is shown as that of a built-in app, and scripts are preloaded', async () => {
    const reply = await ask(portal.port, { path: page, sid: await portal.signInAs() });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<link rel="modulepreload" href="/assets/x/notes/1.1.0/app.js">');
    const { remote, registry, access } = bootDataOf(reply);
    expect(remote).toBe('notes');
    expect(registry.find(({ name }) => name === 'notes')?.version).toBe('1.1.0');
    expect(access).toMatchObject({ apps: expect.stringMatching(/^[\w-]{16}$/) });
  });

  test('when nobody is signed in, then the page leads to the sign-in page', async () => {
    const { status, headers } = await ask(portal.port, { path: page });
    expect([status, headers.location]).toEqual([302, `/login?redirect_uri=${encodeURIComponent(page)}`]);
  });

  test('when the unit has no version of it, then there is no such page', async () => {
    stub.snapshot = { ...stub.snapshot, channels: [{ ...channel('1.1.0'), unitId: 'U9' }] };
    const sid = await portal.signInAs();
    const { req } = await listen(sid);
    stub.announce?.();
    await expect.poll(() => notesOf(sid)).toBeUndefined();
    expect((await ask(portal.port, { path: page, sid })).status).toBe(404);
    req.destroy();
  });

  test('when an app has a name of the portal’s own, then it does not exist', async () => {
    stub.snapshot = { releases: [], channels: [], services: [] };
    stub.add('1.0.0', { name: 'people' });
    stub.point('1.0.0');
    const sid = await portal.signInAs();
    const { req } = await listen(sid);
    stub.announce?.();
    await expect.poll(() => notesOf(sid)).toBeUndefined();
    req.destroy();
  });
});

describe('how changes arrive', () => {
  test('when a pointer moves, then open pages are notified and get the other version; pages cost no question', async () => {
    const sid = await portal.signInAs();
    const { text, req } = await listen(sid);
    const before = snapshotQuestions();
    for (let times = 0; times < 3; times += 1) await ask(portal.port, { path: page, sid });
    expect(snapshotQuestions()).toBe(before);
    stub.point('1.0.0', 'U2001', 'next');
    stub.announce?.();
    await expect.poll(text).toContain('event: apps');
    expect((await notesOf(sid))?.version).toBe('1.0.0');
    req.destroy();
  });

  test('when no change is reported, then it is asked for again after two seconds, by one question for many', async () => {
    const sid = await portal.signInAs();
    await notesOf(sid);
    stub.point('1.0.0', 'U2001', 'next');
    await expect.poll(async () => (await notesOf(sid))?.version, { timeout: 5_000 }).toBe('1.0.0');
    const before = snapshotQuestions();
    await Promise.all([notesOf(sid), notesOf(sid), notesOf(sid)]);
    expect(snapshotQuestions() - before).toBeLessThanOrEqual(1);
  });

  test('when the platform is away, then what was known goes on', async () => {
    const sid = await portal.signInAs();
    await notesOf(sid);
    portal.upstream.on('/internal/apps', (req) => req.socket.destroy());
    const before = snapshotQuestions();
    await expect
      .poll(async () => (await notesOf(sid)) && snapshotQuestions() > before, { timeout: 5_000 })
      .toBe(true);
    expect((await notesOf(sid))?.version).toBe('1.1.0');
  });

  test('when a page asks by itself, then the revision is another one after a change', async () => {
    const sid = await portal.signInAs();
    const { req } = await listen(sid);
    const revision = async () =>
      (await ask(portal.port, { path: '/bff/releases/revision', sid })).json.data.revision;
    const first = await revision();
    stub.point('1.0.0', 'U2001', 'next');
    stub.announce?.();
    await expect.poll(revision).not.toBe(first);
    expect((await ask(portal.port, { path: '/bff/releases/revision' })).json.status).toBe(401);
    req.destroy();
  });
});

describe('what is reported', () => {
  test('when the portal starts and when it is deployed, then the platform learns which apps are its own', async () => {
    await expect.poll(() => stub.reports).toHaveLength(1);
    expect(stub.reports[0]).toMatchObject({
      apps: [{ code: 'signin' }, { code: 'desktop', version: '1.0.0' }, { code: 'base', name: 'people' }],
    });
    portal.dist.writeManifest(fakeManifest('build-two'));
    await portal.build.check();
    await expect.poll(() => stub.reports).toHaveLength(2);
  });

  test('when a developer asks, then she reads what is wanted and what is given', async () => {
    const sid = await portal.signInAs();
    const { json } = await ask(portal.port, { path: '/bff/releases.json', sid });
    expect(json.data.given).toMatchObject({ shellApi: expect.any(String), serverVersion: '1.5.10' });
    expect(json.data.apps).toMatchObject([
      { code: 'notes', version: '1.0.0', fits: true, channels: [{ channel: 'stable', isForAll: true }] },
      { version: '1.1.0', wanted: { shellApi: '^1.0.0' }, channels: [{ channel: 'next', isForAll: false }] },
    ]);
    const pupil = await portal.signInAs({ userType: 1 });
    expect((await ask(portal.port, { path: '/bff/releases.json', sid: pupil })).json.code).toBe('forbidden');
  });
});

test('when the services have no releases, then they are asked once, and nothing breaks', async () => {
  const other = await startPortal({
    hasPlatform: true,
    prepareUpstream: (upstream) => {
      upstream.on('/internal/apps', (_req, res) => res.writeHead(404).end('no'));
      upstream.on('/internal/apps/shipped', (_req, res) => res.writeHead(404).end('no'));
    },
  });
  const sid = await other.signInAs();
  other.upstream.on('/api/base/own', (_req, res) => answerEnvelope(res, null));
  for (let times = 0; times < 3; times += 1) await ask(other.port, { path: '/desktop/home', sid });
  expect(other.upstream.calls.filter((call) => call.includes('/internal/apps'))).toHaveLength(2);
  await other.stop();
});

function channel(version: string) {
  return { code: 'notes', channel: 'stable' as const, version };
}
