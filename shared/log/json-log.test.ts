import { expect, test } from 'vitest';
import { DomainError } from '../contracts/index.ts';
import { createJsonLog } from './index.ts';

function linesOf(write: (log: ReturnType<typeof createJsonLog>) => void): string[] {
  const lines: string[] = [];
  write(createJsonLog((line) => lines.push(line), 'platform'));
  return lines;
}

test('when an error is logged, then one JSON line tells its code, its detail and its cause', () => {
  const cause = Object.assign(new Error('line\nbreak'), { code: 'ECONNREFUSED' });
  const lines = linesOf((log) =>
    log('request_failed', {
      requestId: 'r',
      error: new DomainError('store_unavailable', { detail: 'd', cause }),
    }),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{[^\n]+\}\n$/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    source: 'platform',
    event: 'request_failed',
    requestId: 'r',
    error: {
      code: 'store_unavailable',
      detail: 'd',
      cause: { code: 'ECONNREFUSED', stack: expect.any(String) },
    },
  });
});

test('when events come, then each is a line in a fixed order, without what is undefined', () => {
  const lines = linesOf((log) => {
    log('started');
    log('request', { id: '1', refusal: undefined });
    log('empty', { refusal: undefined });
  });
  expect(lines.map((line) => line.replace(/"at":"[^"]{24}"/, '"at":"T"'))).toEqual([
    '{"at":"T","source":"platform","event":"started"}\n',
    '{"at":"T","source":"platform","event":"request","id":"1"}\n',
    '{"at":"T","source":"platform","event":"empty"}\n',
  ]);
});
