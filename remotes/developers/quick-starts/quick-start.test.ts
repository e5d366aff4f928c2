import { expect, test } from 'vitest';
import { chooseRedirectUri, quickStarts, quickStartsFor, writeQuickStart } from './quick-start.ts';

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
  for (const kind of quickStartsFor(true, values.redirectUri)) {
    expect([kind, writeQuickStart(kind, { ...values, isPublic: true })]).toEqual([
      kind,
      expect.not.stringContaining('CLIENT_SECRET'),
    ]);
  }
  expect(quickStartsFor(true, values.redirectUri)).not.toContain('apache');
  expect(quickStartsFor(false, values.redirectUri)).not.toContain('browser');
});

test('when a return address holds signs that end a text or a script, then it stays an address', () => {
  const redirectUri = `https://app.example/'$(id)'</script>?a=1&b="`;
  const write = (kind: (typeof quickStarts)[number]) => writeQuickStart(kind, { ...values, redirectUri });
  expect(write('browser').match(/<\/script>/g)).toHaveLength(1);
  expect(write('curl')).toContain(`'redirect_uri=https://app.example/'\\''$(id)'\\''</script>?a=1&b="'`);
  for (const kind of ['node', 'python', 'apache'] as const)
    expect(write(kind)).toContain(`"https://app.example/'$(id)'</script>?a=1&b=\\""`);
});

test.each(quickStarts)('when an app wants to stay connected, then the code for %s asks for it', (kind) => {
  const write = (scopes: string[]) => writeQuickStart(kind, { ...values, scopes });
  expect(write(['openid', 'offline_access'])).toMatch(/prompt\W+consent/);
  expect(write(['openid'])).not.toContain('prompt');
});

test('when the portal speaks https, then no code allows anything less', () => {
  expect(writeQuickStart('node', values)).not.toContain('allowInsecureRequests');
  expect(writeQuickStart('node', { ...values, issuer: 'http://localhost:3000/api/uaa/oidc' })).toContain(
    'allowInsecureRequests',
  );
});

test('when an app is on a device, then its code has an address to listen at, or is for a person', () => {
  const redirectUri = 'http://127.0.0.1/cb';
  const code = writeQuickStart('node', { ...values, redirectUri, isPublic: true });
  expect(code).toContain('"http://127.0.0.1:4001/cb"');
  expect(code).toContain('.listen(4001,');
  const own = 'com.example.app:/callback';
  expect(quickStartsFor(true, own)).toEqual(['curl']);
  expect(writeQuickStart('curl', { ...values, redirectUri: own, isPublic: true })).toContain(own);
  const consoleUri = 'https://portal.school/developers/callback';
  expect(chooseRedirectUri([consoleUri, own, redirectUri], consoleUri)).toBe(redirectUri);
  expect(chooseRedirectUri([consoleUri, own], consoleUri)).toBe(own);
  expect(chooseRedirectUri([consoleUri], consoleUri)).toBe(consoleUri);
});
