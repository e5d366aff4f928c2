import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { looksAlike } from './looks-alike.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A grey screen with a black square in it. */
async function draw(name: string, { width = 400, square = 0, grey = 200 } = {}): Promise<string> {
  const file = join(folder, `${name}.webp`);
  const create = { width, height: 250, channels: 3, background: { r: grey, g: grey, b: grey } } as const;
  const screen = sharp({ create });
  const black = { create: { ...create, width: square, height: square, background: 'black' } };
  if (square > 0) screen.composite([{ input: black, left: 20, top: 20 }]);
  await screen.webp({ quality: 60 }).toFile(file);
  return file;
}

it('when less than a pixel in a thousand differs, or colours do by a little, then pictures look alike', async () => {
  const before = await draw('before');
  expect(await looksAlike(before, await draw('cursor', { square: 8 }))).toBe(true);
  expect(await looksAlike(before, await draw('paler', { grey: 220 }))).toBe(true);
});

it('when something is new, another colour, or the size differs, then pictures do not look alike', async () => {
  const before = await draw('before-2');
  expect(await looksAlike(before, await draw('button', { square: 16 }))).toBe(false);
  expect(await looksAlike(before, await draw('darker', { grey: 120 }))).toBe(false);
  expect(await looksAlike(before, await draw('narrow', { width: 390 }))).toBe(false);
});
