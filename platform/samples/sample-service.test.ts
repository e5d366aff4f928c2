import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SampleService, startSampleService } from './sample-service.ts';

/** Listens, says its process id, and ends as services do. */
const program = `
import { createServer } from 'node:http';
const server = createServer((req, res) => res.end(JSON.stringify({ pid: process.pid, secret: process.env.CLIENT_SECRET, home: process.env.HOME })));
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.send({ type: 'ready', address: 'http://127.0.0.1:' + server.address().port }));
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
`;

let folder: string;
let service: SampleService;
const events: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sample-service-'));
  const script = path.join(folder, 'main.mjs');
  await writeFile(script, program);
  events.length = 0;
  service = startSampleService({
    code: 'tt',
    script,
    environment: { CLIENT_SECRET: 'one' },
    log: (event) => events.push(event),
    firstBackOffMs: 10,
  });
});
afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

async function ask(address: string): Promise<{ pid: number; secret: string; home?: string }> {
  return (await fetch(address, { headers: { connection: 'close' } })).json();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('when a service starts, then it listens, and sees of the environment what it was given', async () => {
  expect(await ask(await service.ready)).toEqual({ pid: expect.any(Number), secret: 'one' });
});

it('when a service is killed, then another one takes its place at the same address', async () => {
  const address = await service.ready;
  const { pid } = await ask(address);
  process.kill(pid, 'SIGKILL');
  await expect
    .poll(
      () =>
        ask(address).then(
          ({ pid: now }) => now !== pid,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(events).toContain('sample_died');
});

it('when it is stopped, then its process has ended, and none comes after it', async () => {
  const { pid } = await ask(await service.ready);
  await service.stop();
  expect(isRunning(pid)).toBe(false);
  expect(events).not.toContain('sample_died');
});
