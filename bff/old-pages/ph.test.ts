import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { platformVersion } from '#shared/contracts';
import { readPhScript } from './ph-script.ts';

const keptLanguage = 'lange_';

function runIn(cookie: string, PH?: object, kept?: string, script = readPhScript()) {
  const visited: string[] = [];
  const window: { PH?: object; location: object; localStorage: object } = {
    localStorage: { getItem: (name: string) => (name === keptLanguage ? (kept ?? null) : null) },
    location: { assign: (address: string) => visited.push(address) },
    ...(PH ? { PH } : {}),
  };
  runInNewContext(script, { window, document: { cookie } });
  // biome-ignore lint/suspicious/noExplicitAny: the members are what the test looks at
  return { host: window.PH as any, visited };
}

test('when a page starts, then PH has version, environment, language and code model', () => {
  const { host, visited } = runIn('x=1; portal-lang=en');
  expect(host).toMatchObject({ version: platformVersion, env: 'production', langType: 'en', lang: {} });
  expect(host.codeModel).toEqual({ appCode: '', code: '', rootPath: 'pages' });
  host.setAppMsg({ code: 'res', more: 1 });
  expect(host.codeModel).toEqual({ appCode: '', code: 'res', rootPath: 'pages', more: 1 });
  host.toDesktop();
  expect(visited).toEqual(['/']);
});

test.each(['', 'portal-lang=zh-CN', 'portal-lang=fr', 'xportal-lang=en'])(
  'when the cookies are %j, then the language is Chinese',
  (cookie) => expect(runIn(cookie).host.langType).toBe('zh-CN'),
);

test('when the portal kept a language in this browser, then it counts more than an older choice', () => {
  expect(runIn('portal-lang=zh-CN', undefined, 'en').host.langType).toBe('en');
  expect(runIn('portal-lang=en', undefined, 'zh-CN').host.langType).toBe('zh-CN');
});

test('when the portal is a development one, then PH says so', () =>
  expect(runIn('', undefined, undefined, readPhScript(true)).host.env).toBe('development'));

test.each([[null], [undefined], ['x'], [[]], [1]])(
  'when setAppMsg gets %j, then it refuses in its words',
  (message) => {
    expect(() => runIn('').host.setAppMsg(message)).toThrow('setAppMsg 参数错误，必须传入一个对象');
  },
);

test('when a program around the portal brought PH, then its members stay', () => {
  const hook = () => undefined;
  expect(runIn('', { logout: hook }).host).toMatchObject({ logout: hook, version: '1.6.0' });
});
