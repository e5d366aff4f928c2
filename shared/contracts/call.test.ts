import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineCall } from './call.ts';

const described = {
  name: 'test.call',
  method: 'POST',
  path: '/api/test/call',
  payload: v.object({}),
  answer: v.unknown(),
  summary: 'A call.',
  source: 'portal',
} as const;

it('when a call does not say what it does, then it does not compile', () => {
  // @ts-expect-error the effect is missing
  expect(defineCall(described).effect).toBeUndefined();
});

it('when a call says no more than what it does, then pages send it, in a session, and it is no upload', () => {
  expect(defineCall({ ...described, effect: 'change' })).toMatchObject({
    effect: 'change',
    caller: 'page',
    audience: 'signed-in',
    upload: false,
  });
});

it('when it sends files, then it is an upload', () => {
  expect(defineCall({ ...described, effect: 'change', encoding: 'multipart' }).upload).toBe(true);
});
