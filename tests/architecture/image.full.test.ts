import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../processes/find-free-port.ts';
import { createImageFolder, type ImageFolder } from '../processes/image-folder.ts';
import { projectFolder } from '../processes/program.ts';

const nobody = 65_534;
/** Without a compile cache, as the image has none, and beside other tests. */
const startLimit = 60_000;

let image: ImageFolder;
beforeAll(() => {
  image = createImageFolder();
}, 120_000);
afterAll(() => image.remove());

/** Starts the image's command as an account that owns nothing but the data. */
function start(environment: Record<string, string>) {
  const data = mkdtempSync(join(tmpdir(), 'portal-image-data-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, nobody, nobody);
  const child = spawn(image.node, ['bff/server.ts'], {
    cwd: image.folder,
    env: { ...image.env, DATA_DIR: data, METRICS_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  const running = { child, output: '', closed: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      running.output += chunk;
    });
  }
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await running.closed;
    rmSync(data, { recursive: true, force: true });
  });
  return running;
}

test(
  'when nobody starts what the image holds, read-only, then a user signs in',
  async () => {
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const running = start({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin, DEMO: '1' });
    await Promise.race([
      expect.poll(() => running.output, { timeout: startLimit }).toContain('Portal ready at'),
      running.closed.then(() => expect.fail(running.output)),
    ]);
    expect((await fetch(`${origin}/login`)).status, running.output).toBe(200);
    const answer = await fetch(`${origin}/api/uaa/oauth/login`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ username: 't.zhou', password: 'Demo2026' }),
    });
    expect(await answer.json(), running.output).toMatchObject({ status: 200, data: { userId: '2001' } });
  },
  startLimit,
);

test(
  'when the image is not given its public address, then it stops with one line that names it',
  async () => {
    const running = start({ PORT: String(await findFreePort()) });
    expect((await running.closed)[0]).toBe(1);
    expect(running.output).toMatch(/^PUBLIC_URL accepts [^\n]+\n$/);
  },
  startLimit,
);

test('when the image is built, then it carries no second Node and no package of development', () => {
  const packaged = Object.keys(
    JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')).optionalDependencies,
  ).filter((name) => name.startsWith('node-'));
  const carried = (name: string): boolean => existsSync(join(image.folder, 'node_modules', name));
  expect(packaged.filter(carried)).toEqual([]);
  const dockerfile = readFileSync(join(projectFolder, 'Dockerfile'), 'utf8');
  for (const name of packaged) expect(dockerfile).toContain(` ${name} `);
  expect(globSync('node_modules/{*,@*/*}/bin/node{,.exe}', { cwd: image.folder })).toEqual([]);
  expect(carried('vitest')).toBe(false);
  expect(carried('express')).toBe(true);
});
