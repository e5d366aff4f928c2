import { rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

const address = '/bff/portal-shell.tgz';
const bytes = Buffer.from([0x1f, 0x8b, 0, 255, 254, 7]);
let portal: RunningPortal;
let file: string;

beforeEach(async () => {
  portal = await startPortal();
  file = path.join(portal.dist.dir, 'portal-shell.tgz');
  writeFileSync(file, bytes);
});
afterEach(() => portal.stop());

test('when somebody without a session asks for the package, then she gets its bytes', async () => {
  const received = await new Promise<Buffer>((resolve, reject) => {
    get({ port: portal.port, path: address, headers: { host: 'portal.test' }, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
  expect(received.equals(bytes)).toBe(true);
  const head = await ask(portal.port, { method: 'HEAD', path: address });
  expect(head.headers).toMatchObject({ 'content-type': 'application/gzip', 'content-length': '6' });
  expect(head.headers).not.toHaveProperty('set-cookie');
});

test('when she has it already, then nothing is sent until a build packs another one', async () => {
  const { headers } = await ask(portal.port, { method: 'HEAD', path: address });
  const again = { path: address, headers: { 'if-none-match': String(headers.etag) } };
  expect(await ask(portal.port, again)).toMatchObject({ status: 304, text: '' });
  writeFileSync(file, 'another one');
  expect((await ask(portal.port, again)).status).toBe(200);
});

test('when the build packed none, or something is posted, then it is refused', async () => {
  expect((await ask(portal.port, { method: 'POST', path: address })).status).toBe(405);
  rmSync(file);
  expect((await ask(portal.port, { path: address })).status).toBe(404);
});
