import { expect, test } from 'vitest';
import { parseFilter } from './parse-filter.ts';
import { parsePatch } from './parse-patch.ts';
import { parsePath } from './parse-path.ts';

test('when a filter has quotes and escapes, then the value is read as JSON', () => {
  expect(parseFilter('displayName eq "a \\"b\\" and c" and ACTIVE eq True')).toEqual([
    { attribute: 'displayname', value: 'a "b" and c' },
    { attribute: 'active', value: true },
  ]);
  expect(parseFilter('')).toEqual([]);
});

test.each([
  'a eq "1" and',
  'a eq 1',
  'a pr',
  'a eq "1" "2"',
  `a eq "${'x'.repeat(1001)}"`,
  'a eq "1" and '.repeat(9),
])('when a filter is %j, then it is refused', (text) =>
  expect(() => parseFilter(text)).toThrow(expect.objectContaining({ scimType: 'invalidFilter' })),
);

test('when a path names a list, then its filter and part are told apart', () => {
  expect(parsePath('urn:ietf:params:scim:schemas:core:2.0:User:emails[type eq "work"].value')).toEqual({
    attribute: 'emails',
    where: [{ attribute: 'type', value: 'work' }],
    sub: 'value',
  });
  expect(parsePath('urn:example:schemas:1.0:User:active').attribute).toBe('');
});

test('when an operation has no path, then each name of its value is a change; one of an unknown schema is none of ours', () => {
  const value = { 'name.formatted': 'a', 'urn:example:x:User': { active: false }, schemas: [] };
  const changes = parsePatch({ Operations: [{ op: 'Add', value }] });
  expect(changes.map(({ op, path }) => [op, path.attribute, path.sub])).toEqual([
    ['add', 'name', 'formatted'],
    ['add', '', undefined],
  ]);
});

test.each([
  {},
  { Operations: [] },
  { Operations: [{ op: 'copy' }] },
  [],
  null,
  { Operations: Array(101).fill({ op: 'remove', path: 'x' }) },
])('when a patch is %j, then it is refused', (body) =>
  expect(() => parsePatch(body)).toThrow(expect.objectContaining({ scimType: 'invalidSyntax' })),
);
