import { expect, test } from 'vitest';
import { createId } from './new-id.ts';

test('when ids are made, then they are UUIDs of version 4, each another one', () => {
  const ids = Array.from({ length: 1000 }, createId);
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
    true,
  );
  expect(new Set(ids).size).toBe(ids.length);
});
