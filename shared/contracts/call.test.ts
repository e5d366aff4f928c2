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

it('when a call does not say what it does, or what it needs, then it does not compile', () => {
  // @ts-expect-error the effect is missing
  expect(defineCall({ ...described, needs: 'own' }).effect).toBeUndefined();
  // @ts-expect-error the needs are missing
  expect(defineCall({ ...described, effect: 'read' }).needs).toEqual([]);
  // @ts-expect-error a call that nobody has to sign in for asks for nothing
  defineCall({ ...described, effect: 'read', audience: 'public', needs: 'own' });
});

it('when a call says no more than what it has to, then pages send it, in a session, and it is no upload', () => {
  expect(defineCall({ ...described, effect: 'change', needs: 'admin:years' })).toMatchObject({
    effect: 'change',
    needs: ['admin:years'],
    caller: 'page',
    audience: 'signed-in',
    upload: false,
  });
});

it('when it sends files, then it is an upload', () => {
  expect(defineCall({ ...described, effect: 'change', needs: 'own', encoding: 'multipart' }).upload).toBe(
    true,
  );
});
