import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socialBegin, socialMpInfo, socialQyInfo } from '#shared/contracts';
import { stubPortal } from '../testing/stub-portal.ts';
import { stubStorage } from '../testing/stub-storage.ts';
import { messagingApp } from './messaging-app.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.60';
const work = `${phone} wxwork/4.1.36`;
const context = { userAgent: '', isSignedIn: false, returnTo: '/x', signal: new AbortController().signal };
const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  stubStorage();
  vi.stubGlobal('location', { host: 'portal.test', pathname: '/login', assign });
});
afterEach(() => vi.unstubAllGlobals());

function begun(appid: string, scope: string) {
  return `https://open.example/connect?${new URLSearchParams({ appid, scope, state: 's' })}#wechat_redirect`;
}

test.each([
  ['work', work, socialQyInfo.path, 'qy', 'snsapi_base'],
  ['personal', phone, socialMpInfo.path, 'mp', 'snsapi_userinfo'],
])(
  'when the %s edition opens the page, then its own sign-in is asked',
  async (_, userAgent, info, provider, scope) => {
    const address = begun('app-1', scope);
    const received = await stubPortal({
      [info]: { data: { providerAppId: 'app-1' } },
      [socialBegin.path]: { data: { address, state: 's' } },
    });
    expect(messagingApp.applies({ ...context, userAgent })).toBe(true);
    expect(await messagingApp.run({ ...context, userAgent })).toBe('left');
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
    expect(received.map(({ path }) => path)).toEqual([info, socialBegin.path]);
    expect(received[0]?.params.get('unitHost')).toBe('portal.test');
    expect(Object.fromEntries(received[1]?.params ?? [])).toMatchObject({
      provider,
      inApp: 'true',
      returnTo: '/x',
    });
  },
);

test('when the portal does not offer that provider, then the form is left to the visitor', async () => {
  await stubPortal({});
  expect(await messagingApp.run({ ...context, userAgent: work })).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

test.each([begun('app-1', 'snsapi_login'), begun('another', 'snsapi_base'), 'javascript:alert(1)'])(
  'when the address is %s, then nobody is sent there',
  async (address) => {
    await stubPortal({
      [socialQyInfo.path]: { data: { providerAppId: 'app-1' } },
      [socialBegin.path]: { data: { address, state: 's' } },
    });
    expect(await messagingApp.run({ ...context, userAgent: work })).toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
  },
);

test('when it is another browser, or the user has signed out, then the step does not apply', () => {
  expect(messagingApp.applies({ ...context, userAgent: 'Mozilla/5.0 Chrome/140.0' })).toBe(false);
  stubStorage({ IS_LOGOUTED: 'logout' });
  expect(messagingApp.applies({ ...context, userAgent: work })).toBe(false);
});
