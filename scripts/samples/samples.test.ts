import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTarball } from '../shell-package/write-tarball.ts';
import { fingerprintSample } from './fingerprint-sample.ts';
import { findSamples } from './sample-list.ts';
import { unpackPackage } from './unpack-package.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samples-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string, mode = 0o644): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text, { mode });
}

describe('unpackPackage', () => {
  const pack = () => writeTarball(path.join(folder, 'source'), path.join(folder, 'shell.tgz'));
  const unpack = () => unpackPackage(path.join(folder, 'shell.tgz'), path.join(folder, 'shell'));

  it('when the archive is unpacked, then its files are there as they were, and the command line can be run', async () => {
    await write('source/cli/main.js', 'run', 0o755);
    await write('source/index.js', 'one');
    await pack();
    expect(await unpack()).toMatch(/^[\da-f]{64}$/);
    expect(await readFile(path.join(folder, 'shell/index.js'), 'utf8')).toBe('one');
    expect((await stat(path.join(folder, 'shell/cli/main.js'))).mode & 0o111).not.toBe(0);
  });

  it('when another archive takes its place, then nothing of the one before is left', async () => {
    await write('source/index.js', 'one');
    await write('source/old.js', 'old');
    await pack();
    const before = await unpack();
    await rm(path.join(folder, 'source/old.js'));
    await write('source/index.js', 'two');
    await pack();
    expect(await unpack()).not.toBe(before);
    expect(await readFile(path.join(folder, 'shell/index.js'), 'utf8')).toBe('two');
    await expect(stat(path.join(folder, 'shell/old.js'))).rejects.toThrow();
  });

  it('when the same archive was unpacked, then its files are not written again', async () => {
    await write('source/index.js', 'one');
    await pack();
    await unpack();
    await write('shell/index.js', 'touched');
    await unpack();
    expect(await readFile(path.join(folder, 'shell/index.js'), 'utf8')).toBe('touched');
  });
});

describe('findSamples', () => {
  it('when a folder has a declaration, then it is a sample, and others are none', async () => {
    const names = { 'zh-CN': '课表', en: 'Timetable' };
    await write(
      'timetable/portal.config.json',
      JSON.stringify({ code: 'tt', version: '1.0.0', names, name: 'timetable' }),
    );
    await write('node_modules/shell/portal.config.json', '{}');
    await write('README.md', '');
    expect(await findSamples(folder)).toEqual([
      { folder: 'timetable', code: 'tt', version: '1.0.0', names, scopes: [] },
    ]);
  });
});

describe('fingerprintSample', () => {
  const fingerprint = (digest = 'one') => fingerprintSample(folder, 'leave', digest);
  beforeEach(async () => {
    await write('leave/portal.config.json', '{}');
    await write('leave/src/app.tsx', 'one');
  });

  it.each([
    ['a source', 'leave/src/app.tsx'],
    ['the declaration', 'leave/portal.config.json'],
    ['a picture', 'leave/public/tile.svg'],
  ])('when %s has changed, then it is another one', async (_, file) => {
    const before = await fingerprint();
    await write(file, 'two');
    expect(await fingerprint()).not.toBe(before);
  });

  it('when the package is another one, then so is the fingerprint', async () => {
    expect(await fingerprint('two')).not.toBe(await fingerprint('one'));
  });

  it('when the service or a test has changed, then it is the same', async () => {
    const before = await fingerprint();
    await write('leave/service/main.ts', 'two');
    await write('leave/src/app.test.ts', 'two');
    expect(await fingerprint()).toBe(before);
  });
});
