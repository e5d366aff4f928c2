import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFolderFileStore, type FileStore } from './file-store.ts';

let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  files = createFolderFileStore(join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true }));

async function textOf(name: string): Promise<string | undefined> {
  const file = await files.find('icon', name);
  return file && Buffer.from(file.body).toString();
}

describe('the folder of files', () => {
  test('when a file was put, then it is found, and its validator changes with its content', async () => {
    await files.put('icon', 'hw.svg', '<svg/>');
    const first = await files.find('icon', 'hw.svg');
    await files.put('icon', 'hw.svg', '<svg> </svg>');
    const second = await files.find('icon', 'hw.svg');
    expect(first?.etag).toMatch(/^"[\w-]{27}"$/);
    expect(second?.etag).not.toBe(first?.etag);
    expect(await textOf('hw.svg')).toBe('<svg> </svg>');
    expect(await readdir(join(folder, 'files', 'icon'))).toEqual(['hw.svg']);
  });

  test('when a file was removed or never put, then it is not found', async () => {
    expect(await files.find('icon', 'hw.svg')).toBeUndefined();
    await files.put('icon', 'hw.svg', '<svg/>');
    await files.remove('icon', 'hw.svg');
    await files.remove('icon', 'hw.svg');
    expect(await files.find('icon', 'hw.svg')).toBeUndefined();
  });

  test('when a file lies on one category, then the other category does not show it', async () => {
    await files.put('unit', 'U2001.svg', '<svg/>');
    expect(await files.find('icon', 'U2001.svg')).toBeUndefined();
  });

  test.each([
    '../../secret.svg',
    '..%2fsecret.svg',
    '..\\secret.svg',
    '/etc/passwd',
    '.svg',
    '.hidden.svg',
    'a/b.svg',
    'a\u0000.svg',
    'a.svg\n',
    'secret.txt',
    'secret.svg.html',
    'secret.gif',
    `${'a'.repeat(65)}.svg`,
    '',
  ])('when the name is %j, then nothing outside the category is read or written', async (name) => {
    await writeFile(join(folder, 'secret.svg'), 'secret');
    expect(await files.find('icon', name)).toBeUndefined();
    await expect(files.put('icon', name, 'x')).rejects.toThrow(TypeError);
  });
});
