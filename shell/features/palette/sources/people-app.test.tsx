import '../../../testing/stand-in-page.ts';
import { afterEach, expect, test } from 'vitest';
import type { Permission, RegistryEntry } from '#shared/contracts';
import { setRegistry } from '../../../core/registry/index.ts';
import { buildUser, renderView } from '../../../testing/index.ts';
import { usePeoplePath } from './people-app.ts';

const people = { code: 'base', paths: ['/people'] } as RegistryEntry;

function PathOfChen(): string {
  return usePeoplePath()?.({ q: '陈' }) ?? 'none';
}

function pathFor(...holds: Permission[]): string {
  return renderView(<PathOfChen />, { messages: {}, user: buildUser(), holds });
}

afterEach(() => setRegistry([]));

test('when somebody may read the list of people, whatever her user type, then the search leads there', () => {
  setRegistry([people]);
  expect(pathFor('base:list')).toBe(`/people#/people/list?${new URLSearchParams({ q: '陈' })}`);
  expect(pathFor('admin:audit')).toBe('none');
});

test('when the page of people is not hers, then the search leads nowhere', () => {
  expect(pathFor('base:list')).toBe('none');
});
