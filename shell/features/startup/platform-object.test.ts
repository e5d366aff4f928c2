import { describe, expect, test, vi } from 'vitest';
import { findPlatformObject, installPlatformObject, type PlatformInfo } from './platform-object.ts';

const info: PlatformInfo = { version: '1.6.0', env: 'production', langType: 'en', lang: {} };

describe('the global object', () => {
  test('when it is installed, then it has its members, which nobody can exchange', () => {
    const scope = {};
    installPlatformObject(info, scope);
    const platform = findPlatformObject(scope);
    expect(Object.keys(platform ?? {})).toEqual([
      'codeModel',
      'setAppMsg',
      'version',
      'env',
      'langType',
      'lang',
    ]);
    expect(platform?.codeModel).toEqual({ appCode: '', code: '', rootPath: 'pages' });
    expect(Reflect.set(platform ?? {}, 'setAppMsg', () => undefined)).toBe(false);
    expect(Reflect.set(platform ?? {}, 'codeModel', {})).toBe(false);
    expect(Reflect.deleteProperty(platform ?? {}, 'codeModel')).toBe(false);
    expect(Reflect.set(scope, 'PH', {})).toBe(false);
  });

  test('when it is asked about the portal, then it has version, environment, language and the words of the packs so far', () => {
    const scope = {};
    let lang = {};
    installPlatformObject(
      {
        ...info,
        get lang() {
          return lang;
        },
      },
      scope,
    );
    const platform = findPlatformObject(scope);
    expect(platform).toMatchObject({ version: '1.6.0', env: 'production', langType: 'en', lang: {} });
    lang = { 列表: 'List' };
    expect(platform?.lang).toEqual({ 列表: 'List' });
    expect(Reflect.set(platform ?? {}, 'env', 'development')).toBe(false);
  });

  test('when the program that was there first has a version of its own, then it keeps that, and gets the rest', () => {
    const scope = { PH: Object.defineProperty({}, 'version', { value: '9.9.9' }) };
    installPlatformObject(info, scope);
    expect(findPlatformObject(scope)).toMatchObject({ version: '9.9.9', env: 'production' });
  });

  test('when a program around the portal was there first, then its hooks stay, and it may add some', () => {
    const onLogout = vi.fn();
    const scope = { PH: { onLogout } };
    installPlatformObject(info, scope);
    expect(findPlatformObject(scope)).toBe(scope.PH);
    expect(scope.PH.onLogout).toBe(onLogout);
    expect(Reflect.set(scope.PH, 'onLater', onLogout)).toBe(true);
  });

  test('when it is installed twice, then what it knows stays', () => {
    const scope = {};
    installPlatformObject(info, scope);
    findPlatformObject(scope)?.setAppMsg({ code: 'exam' });
    installPlatformObject(info, scope);
    expect(findPlatformObject(scope)?.codeModel.code).toBe('exam');
  });

  test.each([
    ['a frozen object of that name', { PH: Object.freeze({}) }],
    ['a name that is taken for good', Object.defineProperty({}, 'PH', { value: 'taken' })],
  ])('when a program around the portal keeps %s, then there is none', (_, scope) => {
    installPlatformObject(info, scope);
    expect(findPlatformObject(scope)).toBeUndefined();
  });

  test('when setAppMsg is given a plain object, then it is merged; the copy that was handed out stays', () => {
    const scope = {};
    installPlatformObject(info, scope);
    const platform = findPlatformObject(scope);
    const before = platform?.codeModel;
    platform?.setAppMsg({ appCode: 'exam', extra: 1 });
    platform?.setAppMsg(Object.assign(Object.create(null), { code: 'exam' }));
    expect(platform?.codeModel).toEqual({ appCode: 'exam', code: 'exam', rootPath: 'pages', extra: 1 });
    expect(before).toEqual({ appCode: '', code: '', rootPath: 'pages' });
    expect(Reflect.set(platform?.codeModel ?? {}, 'code', 'x')).toBe(false);
  });

  test.each([undefined, null, 'code', 7, [], new Date(0), () => undefined])(
    'when setAppMsg is given %s, then it throws and nothing changes',
    (message) => {
      const scope = {};
      installPlatformObject(info, scope);
      const platform = findPlatformObject(scope);
      expect(() => Reflect.apply(platform?.setAppMsg ?? vi.fn(), platform, [message])).toThrow(
        'setAppMsg 参数错误，必须传入一个对象',
      );
      expect(platform?.codeModel.code).toBe('');
    },
  );
});
