import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const room = path.join(import.meta.dirname, 'run-app-service.ts');
let folder: string;
let child: ChildProcess;
let closed: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-app-service-'));
  closed = path.join(folder, 'closed');
  const script = path.join(folder, 'main.mjs');
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs';
    import { runAppService } from ${JSON.stringify(room)};
    await runAppService('tt', () => ({ routes: {}, close: () => writeFileSync(${JSON.stringify(closed)}, '') }));`,
  );
  const env = {
    PORTAL_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    CLIENT_ID: 'one',
    CLIENT_SECRET: 'two',
  };
  child = fork(script, { env, silent: true, execArgv: [] });
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('when it is asked to end, then it closes what it opened', async () => {
  const [message] = await once(child, 'message');
  expect(message).toEqual({ type: 'ready', address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('when who started it goes, then it ends', async () => {
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('when who started it is gone before it listens, then it ends as well', async () => {
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
