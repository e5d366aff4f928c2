import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { auditKinds } from '#shared/contracts';
import { findDetailWords, findEventWords, findMark } from './event-words.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Every event that the platform writes, by its own source. */
function written(): string[] {
  const files = globSync('platform/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const names = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!/writeAudit|createAuditWriter|audit\(/.test(text)) return [];
    return [...text.matchAll(/event: '([a-z]+(?:_[a-z]+)*)'/g)].map((match) => match[1] ?? '');
  });
  return [...new Set(names)];
}

test('when the platform writes an event, then there are words for it', () => {
  const events = written();
  expect(events.length).toBeGreaterThan(15);
  expect(events.filter((event) => !findEventWords(event))).toEqual([]);
});

test('when the platform writes an event, then it is of some kind that can be filtered by', () => {
  const patterns: string[] = Object.values(auditKinds).flat();
  const isOfSomeKind = (event: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? event.startsWith(pattern.slice(0, -1)) : event === pattern,
    );
  expect(written().filter((event) => !isOfSomeKind(event))).toEqual([]);
});

test('when a newer server tells of something unknown, then there are no words for it', () => {
  expect([findEventWords('cats_fed'), findDetailWords('whatever'), findDetailWords(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(findDetailWords('unknown_user 0a1b2c3d')).toBe('account.detail.unknown_user');
  expect(findMark('unknown_user 0a1b2c3d')).toBe('0a1b2c3d');
  expect(findDetailWords('by code')).toBe('account.detail.by_code');
});
