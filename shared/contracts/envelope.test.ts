import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { envelopeSchema } from './envelope.ts';

function read(body: unknown) {
  return v.parse(envelopeSchema, body);
}

describe('what services write', () => {
  test('when a service writes every field and null where it has nothing to say, then it is an answer', () => {
    const body = { status: 200, code: null, message: null, data: [1], fieldErrors: null, requestId: null };
    expect(read(body)).toEqual({
      status: 200,
      code: '',
      message: '',
      data: [1],
      fieldErrors: undefined,
      requestId: undefined,
    });
  });

  test('when a service leaves out all but the status, then it is an answer without data', () => {
    expect(read({ status: 200 })).toEqual({ status: 200, code: '', message: '', data: null });
  });

  test.each([
    [{}, undefined],
    [[], []],
    [[{ message: '太短' }], [{ field: '', message: '太短' }]],
    [[{ field: null, message: '太短' }], [{ field: '', message: '太短' }]],
    [[{ field: 'phone', message: null }], [{ field: 'phone', message: '' }]],
    [[{ field: 'phone', code: 'Size', message: 12 }], [{ field: 'phone', message: '12' }]],
    ['none', undefined],
  ])('when the field errors are %j, then they are read as %j', (fieldErrors, expected) => {
    expect(read({ status: 422, fieldErrors }).fieldErrors).toEqual(expected);
  });

  test('when numbers and texts are exchanged, then they mean the same', () => {
    expect(read({ status: '200', code: 0, message: 7, requestId: 12 })).toMatchObject({
      status: 200,
      code: '0',
      message: '7',
    });
    expect(read({ status: '401' }).status).toBe(401);
  });

  test.each([
    ['<html>blocked</html>'],
    [null],
    [[]],
    [{}],
    [{ status: null }],
    [{ status: '' }],
    [{ status: 'UP' }],
    [{ status: 20.5 }],
    [{ code: 200, data: {} }],
  ])('when the answer is %j, then it is none of a service', (body) => {
    expect(v.safeParse(envelopeSchema, body).success).toBe(false);
  });
});
