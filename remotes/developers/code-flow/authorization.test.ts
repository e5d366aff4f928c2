import { expect, test } from 'vitest';
import { authorizationAddress, readAuthorizationAnswer } from './authorization.ts';

const request = {
  issuer: 'https://portal/api/uaa/oidc',
  clientId: 'reader',
  redirectUri: 'https://portal/developers/callback',
  scopes: ['openid', 'profile'],
  state: 's',
  nonce: 'n',
  challenge: 'c',
};

test('when a client is tried, then the address asks for a code with PKCE', () => {
  const url = new URL(authorizationAddress(request));
  expect(url.origin + url.pathname).toBe('https://portal/api/uaa/oidc/auth');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'reader',
    redirect_uri: request.redirectUri,
    scope: 'openid profile',
    state: 's',
    nonce: 'n',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});

test('when it wants to stay connected, then it asks for consent', () => {
  const address = authorizationAddress({ ...request, scopes: ['openid', 'offline_access'] });
  expect(new URL(address).searchParams.get('prompt')).toBe('consent');
});

test('when an answer comes, then it is read; one to another request is not ours', () => {
  const answer = readAuthorizationAnswer(
    `?code=x&state=s&iss=${encodeURIComponent(request.issuer)}`,
    request,
  );
  expect(answer).toMatchObject({ code: 'x', error: undefined, isOurs: true });
  expect(readAuthorizationAnswer('?error=access_denied&state=s', request)).toMatchObject({
    error: 'access_denied',
    isOurs: false,
  });
  expect(readAuthorizationAnswer('?code=x&state=other', request)).toBeUndefined();
  expect(readAuthorizationAnswer('', request)).toBeUndefined();
});
