import { expect, test } from 'vitest';
import { quickStarts, quickStartsFor, writeQuickStart } from './quick-start.ts';

const values = {
  issuer: 'https://portal.school/api/uaa/oidc',
  clientId: 'client-1',
  redirectUri: 'https://app.example/callback',
  scopes: ['openid', 'profile'],
  isPublic: false,
};

test.each(quickStarts)('when code for %s is written, then it has the real values and no secret', (kind) => {
  const code = writeQuickStart(kind, { ...values, isPublic: kind === 'browser' });
  expect(code).toContain(values.issuer);
  expect(code).toContain('client-1');
  expect(code).toMatch(/https(:\/\/|%3A%2F%2F)app\.example(\/|%2F)callback/);
  expect(code).not.toContain('undefined"');
});

test('when a client is public, then no code asks for a secret', () => {
  for (const kind of quickStartsFor(true)) {
    expect([kind, writeQuickStart(kind, { ...values, isPublic: true })]).toEqual([
      kind,
      expect.not.stringContaining('CLIENT_SECRET'),
    ]);
  }
  expect(quickStartsFor(true)).not.toContain('apache');
  expect(quickStartsFor(false)).not.toContain('browser');
});
