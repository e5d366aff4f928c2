import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatSyHeaders, syHeadersSchema } from './sy-headers.ts';

describe('Sy-Headers', () => {
  test('when the app path is not ASCII, then the header still is', () => {
    expect(formatSyHeaders({ device: 'pc', app: '/pages/基础' })).toBe(
      '{"device":"pc","app":"/pages/%E5%9F%BA%E7%A1%80"}',
    );
  });

  test.each([
    { device: 'tv', app: '/' },
    { device: 'pc', app: '/\r\nX: 1' },
    { device: 'pc', app: 'a'.repeat(201) },
    { device: 'pc' },
  ])('when the browser sent %j, then it is refused', (value) => {
    expect(v.is(syHeadersSchema, value)).toBe(false);
  });
});
