import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteManifestSchema } from '#shared/contracts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

function tool(name: string): string {
  return path.join(root, 'node_modules', name);
}

const projectFiles = [
  'shell',
  'shared',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vitest.config.ts',
  'scripts/build/catalogues.ts',
  'scripts/testing/tiers.mjs',
  'tests/durations.json',
  '.dependency-cruiser.mjs',
];

/** A code long enough to move line breaks. */
const code = 'classroomObservationNotes';
const name = 'classroom-observation-notes';

/** The compiler and the tests load the whole shell. */
const longMs = 120_000;

describe('new-remote', () => {
  let project: string;
  let folder: string;
  const newRemote = (...args: string[]) =>
    run(process.execPath, [
      path.join(root, 'scripts/new-remote.ts'),
      ...args,
      '--into',
      path.join(project, 'remotes'),
    ]);
  const inProject = (...args: string[]) => run(process.execPath, args, { cwd: project });

  beforeAll(async () => {
    project = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
    folder = path.join(project, 'remotes', name);
    await mkdir(path.join(project, 'remotes'));
    for (const file of projectFiles) {
      await cp(path.join(root, file), path.join(project, file), { recursive: true });
    }
    await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
    await newRemote(code);
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  it('when the manifest is read, then it satisfies the schema and carries the code', async () => {
    const { manifest } = await import(/* @vite-ignore */ path.join(folder, 'manifest.ts'));
    expect(v.parse(remoteManifestSchema, manifest)).toMatchObject({ name, code, frame: 'framed' });
  });

  it(
    'when the types are checked, then the remote has no error',
    async () => {
      const output = await inProject(tool('typescript/bin/tsc'), '-p', '.', '--incremental', 'false').then(
        ({ stdout }) => stdout,
        (error: { stdout: string }) => error.stdout,
      );
      expect(output.split('\n').filter((line) => line.startsWith('remotes/'))).toEqual([]);
    },
    longMs,
  );

  it('when it is linted and its format is checked, then nothing is found', async () => {
    await inProject(tool('@biomejs/biome/bin/biome'), 'ci', '--vcs-enabled=false', 'remotes');
  });

  it('when the walls are checked, then none is broken', async () => {
    const report = await inProject(
      tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      'remotes',
    ).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    const { violations } = JSON.parse(report).summary as { violations: { from: string; to: string }[] };
    const isDoor = /^shell\/(session|request|header|ui|kit|app|permissions|apps|testing)$/;
    expect(violations.filter((violation) => !isDoor.test(violation.to))).toEqual([]);
  });

  it(
    'when its unit test runs, then it passes',
    async () => {
      const { stdout } = await inProject(tool('vitest/vitest.mjs'), 'run', 'remotes', '--root', project);
      expect(stdout).toMatch(/4 passed/);
    },
    longMs,
  );

  it('when the messages are compared, then both languages have the same keys under its name', async () => {
    const read = async (language: string): Promise<string[]> =>
      Object.keys(JSON.parse(await readFile(path.join(folder, 'messages', `${language}.json`), 'utf8')));
    const keys = await read('zh-CN');
    expect(await read('en')).toEqual(keys);
    for (const key of keys) expect(key.startsWith(`${name}.`)).toBe(true);
  });

  it('when the code is taken or bad, then one line says so and nothing is written', async () => {
    const refusal = async (...args: string[]): Promise<{ code: number; stderr: string }> =>
      newRemote(...args).then(
        () => ({ code: 0, stderr: '' }),
        (error: { code: number; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
      );
    expect(await refusal(code)).toEqual({
      code: 1,
      stderr: `"${code}" is taken by remotes/${name}, choose another code\n`,
    });
    expect(await refusal('../x')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^"\.\.\/x" cannot.*\n$/),
    });
    expect(await refusal()).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: .*\n$/) });
  });
});
