import { expect, test } from 'vitest';
import { formatApiDocument } from '../../../scripts/openapi/format-api-document.ts';
import { describeSchema } from './describe-schema.ts';
import { parseApiDocument, searchCalls } from './parse-api-document.ts';

const calls = parseApiDocument(JSON.parse(formatApiDocument({ indent: 0 })));

function getCall(id: string) {
  return calls.find((call) => call.id === id);
}

test('when the document of the portal is read, then calls are there with payload and answer', () => {
  expect(getCall('uaa.clients.list')).toMatchObject({
    topic: 'uaa.clients',
    method: 'GET',
    path: '/api/uaa/clients/list',
    encoding: 'query',
    isPending: false,
    request: expect.stringContaining('view?: "mine" | "waiting" | "all" = "mine"'),
    answer: expect.stringMatching(/^\{\n {2}list: \{\n {4}clientId: string/),
  });
  expect(getCall('uaa.clients.create')).toMatchObject({
    encoding: 'application/json',
    request: expect.stringContaining('redirectUris: string[]'),
  });
  expect(getCall('uaa.clients.remove')?.answer).toBe('null');
});

test('when words are typed, then calls that hold all of them are found', () => {
  const found = searchCalls(calls, ' CLIENTS  secret ').map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(['uaa.clients.secret_add', 'uaa.clients.secret_list']));
  expect(found).not.toContain('uaa.clients.owner_add');
  expect(searchCalls(calls, '')).toHaveLength(calls.length);
  expect(searchCalls(calls, 'nothing like this')).toEqual([]);
});

test('when something else is read, then it is refused', () => {
  expect(() => parseApiDocument({ paths: {} })).toThrow();
});

test.each([
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
  [{ type: 'object' }, '{ }'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [name]: number }'],
  [{ anyOf: [{ type: 'string' }, { type: 'string' }] }, 'string'],
  [{ allOf: [{ $ref: '#/components/schemas/Envelope' }, { const: 1 }] }, 'Envelope & 1'],
  [{}, 'any'],
])('when a schema is %o, then it reads %s', (schema, text) => {
  expect(describeSchema(schema)).toBe(text);
});
