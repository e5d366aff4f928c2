import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ArchiveWriter } from './archive/write-archive.ts';
import { collectFiles } from './collect-files.ts';
import type { DatabaseCopy } from './database/database-copy.ts';

function createFolder(...keys: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'collect-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pathOf = (key: string) => join(folder, 'files', 'blobs', key);
  const write = (key: string): void => {
    mkdirSync(join(pathOf(key), '..'), { recursive: true });
    writeFileSync(pathOf(key), key);
  };
  for (const key of keys) write(key);
  return { folder, write, remove: (key: string) => rmSync(pathOf(key)) };
}

function copyOf(...keys: string[]): DatabaseCopy {
  return { file: keys.join(), migrations: ['0001-identity'], keys: new Set(keys) };
}

/** Keeps names, and does something once a part is taken. */
function createFakeArchive(onPart: (name: string) => void = () => undefined) {
  const names: string[] = [];
  const archive: ArchiveWriter = {
    has: (name) => names.includes(name),
    add: async (name, _, source) => {
      for await (const piece of source) expect(piece.length).toBeGreaterThan(0);
      names.push(name);
      onPart(name);
    },
    addText: async () => undefined,
    finish: async () => undefined,
    close: async () => undefined,
  };
  return { archive, names };
}

const common = { isInBucket: false, onStep: () => undefined };

test('when all contents are there, then the first copy of the database is the one', async () => {
  const { folder } = createFolder('ab/1', 'ab/2');
  const first = copyOf('ab/1', 'ab/2');
  const copy = () => expect.fail('one copy is enough');
  const { archive } = createFakeArchive();
  const collected = await collectFiles({ ...common, archive, dataFolder: folder, first, copy });
  expect(collected).toEqual({ last: first, outsideKeys: [], lostKeys: [] });
});

test('when a user deletes a file before it is taken, then the database is copied again, and does not name it', async () => {
  const { folder, remove } = createFolder('ab/1', 'ab/2');
  let current = copyOf('ab/1', 'ab/2');
  const { archive, names } = createFakeArchive((name) => {
    if (existsSync(join(folder, 'files/blobs/ab/2')) && name.endsWith('ab/1')) remove('ab/2');
    else if (existsSync(join(folder, 'files/blobs/ab/1'))) remove('ab/1');
    current = copyOf('ab/3');
  });
  const first = current;
  const copy = async () => {
    mkdirSync(join(folder, 'files/blobs/ab'), { recursive: true });
    writeFileSync(join(folder, 'files/blobs/ab/3'), 'new');
    return current;
  };
  const collected = await collectFiles({ ...common, archive, dataFolder: folder, first, copy });
  expect(collected).toMatchObject({ last: { file: 'ab/3' }, lostKeys: [] });
  expect(names).toContain('data/files/blobs/ab/3');
});

test('when two copies name what nobody has, then it was lost before', async () => {
  const { folder } = createFolder('ab/1');
  const { archive } = createFakeArchive();
  const copy = async () => copyOf('ab/1', 'ab/9');
  const collected = await collectFiles({ ...common, archive, dataFolder: folder, first: await copy(), copy });
  expect(collected).toMatchObject({ lostKeys: ['ab/9'] });
});

test('when files go faster than they are taken, then there is no backup that lacks some', async () => {
  const { folder } = createFolder('ab/1');
  const { archive } = createFakeArchive();
  let round = 0;
  const copy = async () => copyOf('ab/1', `ab/gone-${++round}`);
  await expect(
    collectFiles({ ...common, archive, dataFolder: folder, first: await copy(), copy }),
  ).rejects.toThrow(/deleted faster/);
});
