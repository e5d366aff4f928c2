import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { appLanguageFile, buildCallPath, commonLanguageFile } from '#shared/contracts';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { findPackFile } from './pack-file.ts';

let portal: RunningPortal;
let languageDir: string;
beforeEach(async () => {
  languageDir = mkdtempSync(path.join(tmpdir(), 'packs-'));
  portal = await startPortal({ languageDir });
});
afterEach(async () => {
  await portal.stop();
  rmSync(languageDir, { recursive: true });
});

function write(file: string, text: string): void {
  const target = path.join(languageDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const commonPath = buildCallPath(commonLanguageFile, { version: '1.6.0', language: 'en' }).path;
const appPath = buildCallPath(appLanguageFile, {
  root: 'pages',
  code: 'res',
  language: 'en',
  appCode: 'res',
}).path;

async function read(address: string) {
  return (await ask(portal.port, { path: address })).json;
}

it('when there are packs, then they answer at the addresses of the contracts, and are asked for once', async () => {
  write('common/1.6.0/en.json', '{"确定":"OK"}');
  write('pages/res/en/res.json', '{"资源":"Resources"}');
  expect(await read(commonPath)).toEqual({ 确定: 'OK' });
  expect(await read(appPath)).toEqual({ 资源: 'Resources' });
  const first = await ask(portal.port, { path: appPath });
  expect(first.headers['cache-control']).toContain('max-age');
  const again = await ask(portal.port, {
    path: appPath,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('when a pack is missing, broken, too long or no dictionary, then it is empty', async () => {
  expect(await read(appPath)).toEqual({});
  for (const text of ['{broken', '["a"]', '{"a":{"b":1}}', `{"a":"${'x'.repeat(600_000)}"}`]) {
    write('pages/res/en/res.json', text);
    expect(await read(appPath)).toEqual({});
  }
});

it('when a link in the folder leads out of it, then nothing is read', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'res.json'), '{"secret":"yes"}');
  mkdirSync(path.join(languageDir, 'pages/res'), { recursive: true });
  symlinkSync(outside, path.join(languageDir, 'pages/res/en'));
  expect(await read(appPath)).toEqual({});
  rmSync(outside, { recursive: true });
});

test.each([
  '/common/plugins/language/1.6.0/de.json',
  '/common/plugins/language/../en.json',
  '/pages/res/language/en/..%2fres.json',
  '/pages/res/language/en/res.json.bak',
  '/pages/r.s/language/en/res.json',
  '/api/res/x/language/en/res.json',
])('when the address is %s, then no file belongs to it', (pathname) =>
  expect(findPackFile(pathname)).toBeUndefined(),
);
