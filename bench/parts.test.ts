import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parts } from './parts.ts';

test('when there is a part, then the README names it', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const [, named] = /--only=([\w,-]+)`/.exec(readme) ?? [];
  expect(named?.split(',')).toEqual(Object.keys(parts));
});
