import { expect, test } from 'vitest';
import { isOutboxUrl } from './outbox-url.ts';

test.each(['https://messages.school.example/send?app=portal', 'http://127.0.0.1:8025/', 'http://[::1]:1/x'])(
  'when messages go to %s, then nobody can read them on the way',
  (url) => expect(isOutboxUrl(url)).toBe(true),
);

test.each([
  'http://messages.school.example/',
  'https://user:secret@school.example/',
  'ftp://school.example/',
  'x',
])('when messages would go to %s, then the address is refused', (url) =>
  expect(isOutboxUrl(url)).toBe(false),
);
