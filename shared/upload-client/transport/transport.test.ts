import { expect, test } from 'vitest';
import { blockUploadCheck, uploadFile } from '#shared/contracts';
import { isTransportError } from '../index.ts';
import { encodeCall } from './encode-call.ts';
import { readReply } from './read-reply.ts';

function read(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const header = (name: string): string | null => headers[name] ?? null;
  try {
    return readReply(blockUploadCheck, { status, text, header }, Date.UTC(2026, 0, 1));
  } catch (error) {
    return isTransportError(error) ? error : expect.fail(String(error));
  }
}

test('when the envelope is fine, then its data is the answer', () => {
  expect(read(200, { status: 200, data: true })).toBe(true);
});

test.each([
  [200, { status: 403, code: 'forbidden', message: 'no' }, { kind: 'body', status: 403, code: 'forbidden' }],
  [429, { status: 429, code: 'too_many', message: 'slow' }, { kind: 'http', status: 429, code: 'too_many' }],
  [200, '<!doctype html>', { kind: 'unreadable', status: 200 }],
  [403, '<html>blocked</html>', { kind: 'unreadable', status: 403 }],
  [413, '<html>too large</html>', { kind: 'http', status: 413, code: '' }],
  [200, { status: 200, data: 'yes' }, { kind: 'unreadable' }],
  [200, '', { kind: 'unreadable' }],
])('when the answer is %i %j, then it is %j', (status, body, expected) => {
  expect(read(status, body)).toMatchObject(expected);
});

test('when an answer names the request and a time, then the error does too', () => {
  const headers = { 'x-request-id': 'r-1', 'retry-after': '12' };
  expect(read(503, 'busy', headers)).toMatchObject({ requestId: 'r-1', retryAfter: 12 });
  const date = { 'retry-after': 'Thu, 01 Jan 2026 00:01:00 GMT' };
  expect(read(503, '', date)).toMatchObject({ retryAfter: 60 });
  expect(read(503, '', { 'retry-after': 'soon' })).toMatchObject({ retryAfter: undefined });
});

test('when a call carries a file, then its fields come first and its name stays', () => {
  const file = new File(['x'], '作业 📚.zip');
  const form = encodeCall(uploadFile, { file, serverid: 'base', uid: 'u' }) as FormData;
  expect([...form.keys()]).toEqual(['serverid', 'uid', 'file']);
  expect((form.get('file') as File).name).toBe('作业 📚.zip');
  expect(String(encodeCall(blockUploadCheck, { chunk: 1, name: 'a&b' }))).toBe('chunk=1&name=a%26b');
});
