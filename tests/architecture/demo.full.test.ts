import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { type ServerProgram, startBff } from '../processes/servers.ts';

const startLimit = 60_000;
/** As `NODE_ENV=production npm start` has it, and nothing else. */
const production = { NODE_ENV: 'production', TEST_MODE: '0' };

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(environment: Record<string, string>): Promise<ServerProgram> {
  const portal = await startBff({ TEST_MODE: '0', ...environment });
  onTestFinished(() => portal.stop());
  return portal;
}

async function ask({ port }: ServerProgram, path: string, form?: Record<string, string>) {
  const origin = `http://localhost:${port}`;
  const init = form && { method: 'POST', headers: { origin }, body: new URLSearchParams(form) };
  const answer = await fetch(origin + path, { redirect: 'manual', ...init });
  return { http: answer.status, text: await answer.text() };
}

function signIn(portal: ServerProgram) {
  return ask(portal, '/api/uaa/oauth/login', { username: 't.zhou', password: 'Demo2026' });
}

function showOutbox(portal: ServerProgram) {
  return ask(portal, '/api/uaa/demo/outbox?recipient=13800000000');
}

const mockProvider =
  '/api/uaa/social/mock/authorize?appid=mock-idp-school&scope=snsapi_login&state=x&redirect_uri=';

function askMockProvider(portal: ServerProgram) {
  return ask(portal, mockProvider);
}

function requestToken(portal: ServerProgram) {
  return ask(portal, '/api/uaa/oidc/token', {
    grant_type: 'client_credentials',
    client_id: 'reader',
    client_secret: 'reader-demo-secret-2026',
  });
}

async function expectNoDemo(portal: ServerProgram): Promise<void> {
  expect((await signIn(portal)).text).toContain('invalid_grant');
  expect((await showOutbox(portal)).http).toBe(404);
  expect((await askMockProvider(portal)).http).toBe(404);
  expect((await requestToken(portal)).text).toContain('invalid_client');
}

test(
  'T33 when production starts in an empty folder, then nothing of the demo is there, and a line says what next',
  async () => {
    const portal = await start({ ...production, DATA_DIR: createFolder() });
    await expectNoDemo(portal);
    expect(portal.output()).toMatch(/"event":"platform_empty"[^\n]*UPSTREAM_URL/);
    expect(portal.output()).not.toContain('"event":"demo');
  },
  startLimit,
);

test(
  'T33 when production starts on what was seeded as a demo, then it stops with a line that says what to do',
  async () => {
    const DATA_DIR = createFolder();
    const demo = await start({ DATA_DIR });
    expect((await signIn(demo)).text).toContain('"userId":"2001"');
    expect((await showOutbox(demo)).http).toBe(200);
    expect((await askMockProvider(demo)).http).toBe(400);
    expect((await requestToken(demo)).text).not.toContain('invalid_client');
    expect(demo.output()).toMatch(/"event":"demo",[^\n]*"warning":/);
    await demo.stop();
    for (const environment of [production, { DEMO: '0' }]) {
      await expect(start({ ...environment, DATA_DIR })).rejects.toThrow(
        // The log is another stream: lines of it may come before or after this one, and nothing else.
        /\nThe embedded platform did not start: DEMO is 0, but these data are a demo[^\n]+DATA_DIR[^\n]+\n(?:\{[^\n]+\n)*$/,
      );
    }
  },
  startLimit,
);

test(
  'T33 when a demo is asked for where a school is, then nothing of the demo comes',
  async () => {
    const DATA_DIR = createFolder();
    const first = await start({ DATA_DIR, DEMO: '0' });
    await first.stop();
    const data = new DatabaseSync(join(DATA_DIR, 'platform.db'));
    data.exec("insert into unit (id, name, unit_type) values ('U77', '实验学校', 1)");
    data.close();
    const second = await start({ DATA_DIR, DEMO: '1' });
    await expectNoDemo(second);
    expect(second.output()).toContain('"event":"demo_refused"');
  },
  startLimit,
);

test(
  'when production is to show a demo beyond this computer, then it stops with one line',
  async () => {
    const environment = { ...production, DEMO: '1', HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example' };
    await expect(start({ ...environment, DATA_DIR: createFolder() })).rejects.toThrow(
      /\nDEMO accepts [^\n]+\n$/,
    );
  },
  startLimit,
);
