import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatHandedFile, handedFileHeader, takesFilesHeader } from '#shared/contracts';
import { ask } from '../testing/ask.ts';
import { type RunningBff, startBff } from '../testing/start-bff.ts';
import { answerEnvelope, type StubUpstream, startStubUpstream } from '../testing/stub-upstream.ts';

const address = '/api/storage/file/1';
const content = 'what the pupils of class 3 have handed in';
let folder: string;
let upstream: StubUpstream;
let bff: RunningBff;

/** The upstream names a file, and says what it would say of its bytes. */
function name(value: string, { status = 200, headers = {} as Record<string, string> } = {}): void {
  upstream.on(address, (_req, res) => {
    res.writeHead(status, { [handedFileHeader]: value, 'content-type': 'text/plain', ...headers }).end();
  });
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'handed-files-'));
  writeFileSync(path.join(folder, 'k1'), content);
  upstream = await startStubUpstream();
  bff = await startBff({ upstreamUrl: upstream.url, contentsFolder: folder });
});
afterEach(async () => {
  await bff.stop();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

test('when the platform names a file, then its bytes are the answer, and nobody outside learns the name', async () => {
  name(formatHandedFile({ key: 'k1', start: 0, end: content.length - 1 }), { headers: { etag: '"1"' } });
  const reply = await ask(bff.port, { path: address });
  expect(reply).toMatchObject({ status: 200, text: content });
  expect(reply.headers).toMatchObject({
    'content-length': String(content.length),
    'content-type': 'text/plain',
    etag: '"1"',
  });
  expect(reply.headers[handedFileHeader]).toBeUndefined();
});

test('when the platform names a range, then only that comes', async () => {
  const headers = { 'content-range': `bytes 5-7/${content.length}` };
  name(formatHandedFile({ key: 'k1', start: 5, end: 7 }), { status: 206, headers });
  const reply = await ask(bff.port, { path: address });
  expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([
    206,
    content.slice(5, 8),
    headers['content-range'],
  ]);
});

test.each([
  ['has gone', 'k2', 404, 'not_found'],
  ['is shorter than said', 'k1', 502, 'upstream_invalid'],
  ['lies outside the folder', '../k1', 502, 'upstream_invalid'],
])('when the named file %s, then a refusal comes and no part of it', async (_, key, status, code) => {
  name(formatHandedFile({ key, start: 0, end: content.length }));
  const reply = await ask(bff.port, { path: address });
  expect(reply.json).toMatchObject({ status, code });
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
});

test('when the reader leaves in the middle, then the next one is served', async () => {
  writeFileSync(path.join(folder, 'large'), Buffer.alloc(32 * 1024 * 1024));
  name(formatHandedFile({ key: 'large', start: 0, end: 32 * 1024 * 1024 - 1 }));
  await new Promise<void>((resolve) => {
    const leaving = request(
      { port: bff.port, path: address, headers: { host: 'portal.test', 'x-requested-by': 'portal' } },
      (answer) => answer.once('data', () => leaving.destroy()),
    );
    leaving.once('close', resolve).on('error', () => undefined);
    leaving.end();
  });
  name(formatHandedFile({ key: 'k1', start: 0, end: 3 }));
  expect((await ask(bff.port, { path: address })).text).toBe(content.slice(0, 4));
});

describe('what the upstream hears', () => {
  test.each([
    ['of a call for a file', 'GET', address, '1'],
    ['of any other call that reads', 'GET', '/api/base/x', undefined],
    ['of an upload', 'POST', '/api/storage/upload/block', undefined],
  ])('when it is asked %s, then it hears whether files may be named', async (_, method, to, expected) => {
    const reply = await ask(bff.port, { method, path: to, headers: { [takesFilesHeader]: 'yes' } });
    expect(reply.json.data.headers[takesFilesHeader]).toBe(expected);
  });
});

test('when the folder is not that of the upstream, then it is not asked for names, and none is followed', async () => {
  const other = await startBff({ upstreamUrl: upstream.url });
  try {
    const reply = await ask(other.port, { path: address, headers: { [takesFilesHeader]: '1' } });
    expect(reply.json.data.headers[takesFilesHeader]).toBeUndefined();
    upstream.on(address, (_req, res) => {
      res.setHeader(handedFileHeader, formatHandedFile({ key: 'k1', start: 0, end: 3 }));
      answerEnvelope(res, 'its own');
    });
    const named = await ask(other.port, { path: address });
    expect([named.json.data, named.headers[handedFileHeader]]).toEqual(['its own', undefined]);
  } finally {
    await other.stop();
  }
});
