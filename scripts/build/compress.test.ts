import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAll } from './compress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('when files are compressed, then code, WebAssembly and models are, and pictures stay as they are', async () => {
  const files = ['main.js', 'simd.wasm', 'model.bin', 'photo.webp'];
  for (const file of files) await writeFile(path.join(folder, file), 'abc'.repeat(100));
  await compressAll(folder, files);
  const packed = (await readdir(folder)).filter((name) => !files.includes(name)).sort();
  expect(packed).toEqual(
    files
      .slice(0, 3)
      .flatMap((file) => [`${file}.br`, `${file}.gz`])
      .sort(),
  );
  const read = (name: string): Promise<Buffer> => readFile(path.join(folder, name));
  expect(brotliDecompressSync(await read('simd.wasm.br')).toString()).toBe('abc'.repeat(100));
  expect(gunzipSync(await read('simd.wasm.gz')).toString()).toBe('abc'.repeat(100));
});
