import { describe, expect, it } from 'vitest';
import { readClientRequest } from './client-request.ts';

const whole =
  'client_id=c&response_type=code&redirect_uri=http%3A%2F%2Fa%2F&scope=openid%20unit&state=a%2Bb%20%25';

describe('the request of a client', () => {
  it('when everything is there, then it goes to the services as it came, with the host of the unit', () => {
    const more = '&code_challenge=x&code_challenge_method=S256&nonce=n&utm=1&source=pc';
    expect(readClientRequest(`?${whole}${more}`, 'portal.test')).toEqual({
      missing: [],
      payload: {
        client_id: 'c',
        response_type: 'code',
        redirect_uri: 'http://a/',
        scope: 'openid unit',
        state: 'a+b %',
        code_challenge: 'x',
        code_challenge_method: 'S256',
        nonce: 'n',
        unitHost: 'portal.test',
      },
    });
  });

  it.each(['client_id', 'response_type', 'redirect_uri', 'scope', 'state'])(
    'when %s is missing or empty, then it is named',
    (name) => {
      const params = new URLSearchParams(whole);
      params.set(name, '');
      expect(readClientRequest(`?${params}`, 'h').missing).toEqual([name]);
      params.delete(name);
      expect(readClientRequest(`?${params}`, 'h').missing).toEqual([name]);
    },
  );

  it('when it was pushed before, then its address and the client are enough', () => {
    expect(readClientRequest('?client_id=c&request_uri=urn%3Ax', 'h').missing).toEqual([]);
    expect(readClientRequest('?request_uri=urn%3Ax', 'h').missing).toEqual(['client_id']);
  });
});
