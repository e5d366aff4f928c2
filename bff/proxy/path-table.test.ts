import { describe, expect, it } from 'vitest';
import { createPathTable } from './path-table.ts';

const table = createPathTable([
  ['/api/a', 'literal'],
  ['/api/{name}/of/{name}_files', 'with affix'],
  ['/api/a/{id}', 'parameter'],
  ['/api/a/b', 'literal below'],
  ['/api/a/b/c/', 'folder'],
  ['/api/a/b/c/d', 'in the folder'],
]);

describe('a table of paths', () => {
  it.each([
    ['/api/a', 'literal'],
    ['/api/a/b', 'literal below'],
    ['/api/a/x', 'parameter'],
    ['/api/x/of/x_files', 'with affix'],
    ['/api/a/of/a_files', 'with affix'],
    ['/api/a/b/c/d', 'in the folder'],
    ['/api/a/b/c/e', 'folder'],
    ['/api/a/b/c/d/e/f', 'folder'],
  ])('when %s is looked up, then it is the %s', (path, value) => {
    expect(table.find(path)).toBe(value);
  });

  it.each([
    '/',
    '',
    '/api',
    '/api/',
    '/api/a/',
    '/api/a/x/y',
    '/api/x',
    '/api/x/of/_files',
    '/api/a/b/c',
    '/API/a',
  ])('when %s is looked up, then there is nothing', (path) => {
    expect(table.find(path)).toBeUndefined();
  });
});
