import { describe, expect, it } from 'vitest';
import { isAuthorizePath } from '#bff/pages';
import { readLinkRequest, signInOrder } from './sign-in-order.ts';

function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://portal.test');
  return readLinkRequest({
    pathname,
    params: searchParams,
    isAuthorize: isAuthorizePath(pathname),
    unitHost: 'portal.test',
    ticketLogin: { method: 'POST', path: '/api/sso/ticket/login' },
  });
}

function callOf(address: string) {
  const reading = read(address);
  return reading?.wayIn.kind === 'call' ? reading.wayIn.call : undefined;
}

const secrets = {
  'url-credentials': 'username=u&password=p',
  ticket: 'ticket=t',
  'access-token': 'shiyue_access_token=a',
  social: 'code=c&state=s',
};
const paths = {
  'url-credentials': '/api/uaa/oauth/login',
  ticket: '/api/sso/ticket/login',
  'access-token': '/api/uaa/oauth/relogin',
  social: '/api/uaa/social/s',
};
type Name = keyof typeof secrets;
const names = Object.keys(secrets) as Name[];

describe('the order in which an address signs in', () => {
  it('when it is read, then it is that of the specification', () => {
    expect(signInOrder.map(({ name }) => name)).toEqual(['authorize-path', 'client-console', ...names]);
  });

  it.each(names.map((name, i) => [name, names.slice(i)] as const))(
    'when %s and all later ways stand in one address, whatever their order, then it goes first and all secrets go',
    (first, together) => {
      const address = `/login?language=en&${together
        .toReversed()
        .map((name) => secrets[name])
        .join('&')}`;
      expect(callOf(address)?.path).toBe(paths[first]);
      expect(read(address)?.clean.toString()).toBe('language=en');
    },
  );

  it('when a client asks for authorization, then nothing of its address is touched', () => {
    expect(read(`/h5/authorize?${Object.values(secrets).join('&')}`)).toBeUndefined();
    expect(read(`/developers/callback?${secrets.social}`)).toBeUndefined();
    expect(callOf('/developers/callback/x?ticket=t')?.path).toBe(paths.ticket);
    expect(callOf('/h5/authorizer?ticket=t')?.path).toBe(paths.ticket);
  });
});

describe('what counts as a secret', () => {
  it.each([
    ['/login?access_token=a', { accessToken: 'a' }],
    ['/login?token=a', { accessToken: 'a' }],
    ['/login?token=a&state=s', { token: 'a', unitHost: 'portal.test' }],
    ['/desktop/home?ticket=t&x=1', { ticket: 't', unitHost: 'portal.test' }],
    ['/login?username=%20u%20&password=p', { username: 'u', password: 'p' }],
  ])('when %s is opened, then it is sent on', (address, form) => {
    expect(callOf(address)?.form).toEqual(form);
  });

  it.each([
    '/login?redirect_uri=%2Fa',
    '/pages/base/pc_base_tm/index.html?code=base',
    '/pages/base/pc_base_tm/index.html?state=open',
    '/pages/base/pc_base_tm/index.html?username=zhou',
    '/desktop/home',
  ])('when %s is opened, then it is an ordinary page', (address) => {
    expect(read(address)).toBeUndefined();
  });

  it.each([
    '/login?code=c',
    '/login?code=c&state=..',
    '/login?code=c&state=a%2Fb',
    '/login?code=c&state=',
    '/login?state=s',
  ])('when a third-party sign-in comes back as %s, then it is refused', (address) =>
    expect(read(address)?.wayIn).toEqual({ kind: 'refuse', reason: 'social_refused' }),
  );

  it('when only a user name comes, then it is filled in; a password alone just goes', () => {
    expect(read('/login?username=u')?.wayIn).toEqual({ kind: 'prefill', username: 'u' });
    expect(read('/login?password=p')).toMatchObject({ wayIn: { kind: 'leave' } });
    expect(read('/login?ticket=')?.clean.size).toBe(0);
  });
});
