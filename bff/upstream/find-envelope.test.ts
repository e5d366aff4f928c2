import { expect, test } from 'vitest';
import { findEnvelope } from './find-envelope.ts';

test('when a text is an envelope, then it is read', () => {
  const text = JSON.stringify({ status: 401, code: 'not_signed_in', message: '', data: null });
  expect(findEnvelope(text)).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test.each(['', '<html>Blocked</html>', '[]', '"ok"', '{"code":"ok"}', '{"status":200'])(
  'when a text is %j, then it is no envelope',
  (text) => expect(findEnvelope(text)).toBeUndefined(),
);
