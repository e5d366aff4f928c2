import { expect, test } from 'vitest';
import { emptyDraftOf, personFields } from '#shared/contracts';
import { requireValidFields } from './require-valid-fields.ts';

test('when something is wrong, then the refusal carries the fields', () => {
  const fields = { ...emptyDraftOf(personFields), loginName: 't.new' };
  expect(() => requireValidFields(personFields, { ...fields, realName: '王芳' })).not.toThrow();
  expect(() => requireValidFields(personFields, fields)).toThrow(
    expect.objectContaining({
      code: 'invalid_input',
      fieldErrors: [expect.objectContaining({ field: 'realName' })],
    }),
  );
});
