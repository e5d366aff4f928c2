import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { requireClean, type ScanContent } from './scan-content.ts';
import { createClamdScanner } from './scan-with-clamd.ts';

const megabyte = 1024 * 1024;
const marker = 'a-text-that-the-test-calls-a-virus';
const program = '/usr/sbin/clamd';
const hasClamd = existsSync(program);

async function* pieces(...texts: (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe.skipIf(!hasClamd)('a real clamd', () => {
  let folder: string;
  let clamd: ChildProcess;
  let scan: ScanContent;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    const signature = Buffer.from(marker).toString('hex');
    await writeFile(join(folder, 'portal.ndb'), `Portal.Test:0:*:${signature}\n`);
    const path = join(folder, 'clamd.sock');
    const settings = {
      DatabaseDirectory: folder,
      LocalSocket: path,
      Foreground: 'yes',
      StreamMaxLength: '3M',
      User: process.getuid?.() === 0 ? 'root' : '',
    };
    const lines = Object.entries(settings).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
    await writeFile(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
    clamd = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    scan = createClamdScanner({ address: { path } });
    await vi.waitFor(async () => expect(await scan(pieces())).toEqual({ verdict: 'clean' }), {
      timeout: 25_000,
    });
  });
  afterAll(async () => {
    const ended = once(clamd, 'exit');
    clamd.kill();
    await ended;
    await rm(folder, { recursive: true });
  });

  test('when the content is harmless, then it is clean', async () => {
    expect(await scan(pieces('a picture', new Uint8Array(2 * megabyte)))).toEqual({ verdict: 'clean' });
    expect(await scan(pieces())).toEqual({ verdict: 'clean' });
    await expect(requireClean(scan, pieces('a picture'))).resolves.toBeUndefined();
  });

  test('when a signature stands across two pieces, then the content is infected, and refused', async () => {
    const infected = () => pieces('before ', marker.slice(0, 9), marker.slice(9), ' after');
    expect(await scan(infected())).toEqual({ verdict: 'infected', name: 'Portal.Test.UNOFFICIAL' });
    await expect(requireClean(scan, infected())).rejects.toMatchObject({
      code: 'content_infected',
      detail: 'Portal.Test.UNOFFICIAL',
    });
  });

  test('when the content is larger than clamd takes, then nobody knows, and it is refused', async () => {
    const large = () => pieces(...Array.from({ length: 40 }, () => new Uint8Array(megabyte / 4)));
    expect(await scan(large())).toMatchObject({ verdict: 'unavailable' });
    await expect(requireClean(scan, large())).rejects.toMatchObject({ code: 'scanner_unavailable' });
  });

  test('when the source breaks off, then that is the error', async () => {
    const broken = async function* () {
      yield Buffer.from('half');
      throw new Error('the browser has gone');
    };
    await expect(scan(broken())).rejects.toThrow('the browser has gone');
  });
});

if (!hasClamd && process.env.REQUIRE_SERVICES === '1') {
  test('clamd is there', () => expect.fail('install clamav-daemon'));
}

describe('a clamd in trouble', () => {
  let server: Server | undefined;
  const sockets: Socket[] = [];

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.close();
  });

  async function start(onConnection: (socket: Socket) => void, timeout = 10_000): Promise<ScanContent> {
    const started = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      onConnection(socket);
    });
    server = started.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = started.address() as AddressInfo;
    return createClamdScanner({ address: { host: '127.0.0.1', port }, timeout });
  }

  test('when nothing listens, then the content is refused', async () => {
    for (const address of [{ path: '/nowhere/clamd.sock' }, { host: '127.0.0.1', port: 1 }]) {
      const scan = createClamdScanner({ address });
      expect(await scan(pieces('a picture'))).toMatchObject({ verdict: 'unavailable' });
      await expect(requireClean(scan, pieces('a picture'))).rejects.toMatchObject({
        code: 'scanner_unavailable',
        retryAfter: 30,
      });
    }
  });

  test('when it says nothing, then the content is refused after the timeout', async () => {
    const scan = await start((socket) => socket.resume(), 50);
    expect(await scan(pieces('a picture'))).toEqual({
      verdict: 'unavailable',
      reason: 'clamd: clamd is too slow',
    });
  });

  test('when it stops reading a large content, then the content is refused after the timeout', async () => {
    const scan = await start((socket) => socket.pause(), 200);
    const large = pieces(...Array.from({ length: 64 }, () => new Uint8Array(megabyte)));
    expect(await scan(large)).toMatchObject({ verdict: 'unavailable' });
  });

  test.each([
    ['ends without an answer', ''],
    ['answers half of a sentence', 'stream: O'],
    ['answers with an error', "Can't allocate memory ERROR\0"],
    ['answers about something else', 'PONG\0'],
    ['did not look into all of it', 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0'],
  ])('when it %s, then the content is refused', async (_, answer) => {
    const scan = await start((socket) => socket.resume().end(answer));
    expect(await scan(pieces('a picture'))).toMatchObject({ verdict: 'unavailable' });
  });

  test('when the answer comes in pieces, then it counts', async () => {
    const scan = await start((socket) => {
      socket.write('stream: Eicar-');
      socket.once('data', () => socket.write('Test FOUND\0'));
    });
    expect(await scan(pieces('a picture'))).toEqual({ verdict: 'infected', name: 'Eicar-Test' });
  });
});
