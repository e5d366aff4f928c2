import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { licenseUnit, myAppIcon, oauthLogin, passwordChange, peopleList } from '#shared/contracts';
import { startBff } from '../processes/servers.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-begin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function production() {
  return { NODE_ENV: 'production', TEST_MODE: '0', DATA_DIR: folder };
}

function run(...args: string[]) {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'portal.ts');
  const env = { PATH: process.env.PATH, ...production() };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'admin', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('when the words are not known or one is missing, then the usage is shown, and nothing changes', () => {
  for (const args of [['make'], ['create', '--login', 'admin'], ['create', '--burn']])
    expect(run(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Usage: npm run portal -- admin'),
    });
});

test('when the environment names the first administrator of an empty portal, then she is there once, and changes her password', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portal-begin-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const named = {
    ...production(),
    DATA_DIR,
    BOOTSTRAP_ADMIN: 'admin:Begin:2026',
    BOOTSTRAP_UNIT: '青江小学',
  };
  for (const isFirst of [true, false]) {
    const portal = await startBff(named);
    const origin = `http://localhost:${portal.port}`;
    const answer = await fetch(origin + oauthLogin.path, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ username: 'admin', password: 'Begin:2026' }),
    });
    expect(await answer.json()).toMatchObject({ status: 200, data: { userType: 4 } });
    expect(portal.output().includes('"event":"portal_begun"')).toBe(isFirst);
    expect(portal.output()).not.toContain('Begin:2026');
    await portal.stop();
  }
  const weak = { ...named, DATA_DIR: join(DATA_DIR, 'weak'), BOOTSTRAP_ADMIN: 'admin:short' };
  await expect(startBff(weak)).rejects.toThrow('BOOTSTRAP_ADMIN: 8 to 20 characters');
}, 120_000);

test('when an empty portal gets its first administrator, then she signs in, changes the password, and has her people', async () => {
  const created = run('create', '--login', 'admin', '--unit', '青江小学', '--name', '何静');
  expect(created).toMatchObject({ status: 0, stderr: '' });
  const password = /First password {2}(\S+)/.exec(created.stdout)?.[1] ?? '';
  expect(password).toMatch(/^[A-Z]\w+(-\w+){3}$/);
  expect(created.stdout).toContain('青江小学 (new)');

  const portal = await startBff(production());
  onTestFinished(() => portal.stop());
  expect(portal.output()).not.toContain('platform_empty');
  const origin = `http://localhost:${portal.port}`;
  const jar = new Map<string, string>();
  const send = async (path: string, form?: Record<string, string>) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = { origin, cookie, 'x-requested-by': 'portal' };
    const init = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(origin + path, { headers, ...init });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      jar.set(name, value);
    }
    return answer.json();
  };
  const { data } = await send(oauthLogin.path, { username: 'admin', password });
  expect(await send(peopleList.path)).toMatchObject({ code: 'password_change_required' });
  const changed = { oldPassword: password, password: 'Qingjiang2026' };
  expect(await send(passwordChange.path, changed)).toMatchObject({ status: 200 });
  expect(await send(peopleList.path)).toMatchObject({ data: { total: 1, list: [{ realName: '何静' }] } });
  const { userId, unitId } = data;
  const ofUnit = new URLSearchParams({ unitId, serverId: 'base' });
  expect(await send(`${licenseUnit.path}?${ofUnit}`)).toMatchObject({ data: true });
  const ofUser = new URLSearchParams({ userId, unitId });
  const desktop = await send(`${myAppIcon.path}?${ofUser}`);
  expect(JSON.stringify(desktop.data)).toMatch(/"base".*"drive".*"app"/);
}, 60_000);
