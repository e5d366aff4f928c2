import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isDomainError } from '#shared/contracts';
import { checkPayload } from './check-payload.ts';

const text = v.optional(v.string(), '');
const schema = v.object({
  name: text,
  texts: v.optional(v.object({ en: text, list: v.optional(v.array(text)) })),
});

function fieldsOf(raw: unknown): string[] {
  try {
    checkPayload(schema, raw);
    return [];
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'invalid_input') throw error;
    return (error.fieldErrors ?? []).map(({ field }) => field).toSorted();
  }
}

describe('text that no database keeps', () => {
  test.each([
    [{ name: 'a\0b' }, ['name']],
    [{ name: 'half \ud83d' }, ['name']],
    [{ texts: { en: '\0' } }, ['texts.en']],
    [{ name: '\0', texts: { list: ['fine', '\0'] } }, ['name', 'texts.list.1']],
    [{ texts: { 'a\0': 'x' } }, ['texts']],
    [{ unknown: '\0' }, ['unknown']],
  ])('when %j is sent, then each place is named', (raw, fields) => {
    expect(fieldsOf(raw)).toEqual(fields);
  });

  test.each(['😀 周敏', '\t\n\u0001', ''])('when %j is sent, then it passes', (name) => {
    expect(checkPayload(schema, { name })).toMatchObject({ name });
  });

  test('when the payload nests deeper than the stack, then it is read to its end', () => {
    const raw = JSON.parse(`{"name":"\\u0000","deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(fieldsOf(raw)).toEqual(['name']);
  });
});
