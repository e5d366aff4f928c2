import { describe, expect, test } from 'vitest';
import { mergeConfiguration } from './merge-configuration.ts';
import { phinit, type StartSurroundings } from './phinit.ts';
import { planWords } from './plan-words.ts';
import { findPlatformObject, installPlatformObject } from './platform-object.ts';
import { parseStartParameters } from './start-parameters.ts';
import { planFrame } from './start-plan.ts';

const codes = { code: 'base', appCode: 'base' };
const noSearchKeys = '数据类型错误，搜索关键字必须是 {path, name, query} 的数组！';
const said = { pagemodel: undefined, paltformModel: undefined };

describe('the configuration', () => {
  test('when an app says nothing but its codes, then every default is the specification’s', () =>
    expect(mergeConfiguration(codes, said)).toEqual({
      ok: true,
      config: {
        ...codes,
        isNoServer: false,
        rootPath: 'pages',
        router: true,
        routerType: 'async',
        theme: true,
        mobile: false,
        islogin: true,
        noIntercept: false,
        showLangBtn: true,
        langType: 'zh-CN',
        authority: true,
        isOpenZoomInfo: true,
        noCheckIsLogin: false,
        langList: [
          { value: 'zh-CN', label: '简体中文' },
          { value: 'en', label: 'English' },
        ],
        elmentVersion: '2.5.6',
        paltformModel: 'browser',
        initNotLogin: false,
        renderingHeader: true,
        showTopMenu: true,
        searchKeys: [],
      },
    }));

  test('when app and address differ from the defaults, then the address counts most and the app more than they', () => {
    const declared = {
      ...codes,
      rootPath: 'area',
      pagemodel: 'plain',
      paltformModel: 'electron',
      theme: false,
    };
    expect(mergeConfiguration(declared, { pagemodel: 'content', paltformModel: undefined })).toMatchObject({
      config: {
        rootPath: 'area',
        pagemodel: 'content',
        paltformModel: 'electron',
        theme: false,
        mobile: false,
      },
    });
  });

  test('when an app lists pages to search, then they are there', () => {
    const searchKeys = [{ path: '/list', name: '列表|||List', query: { state: 'open', page: 2 } }];
    expect(mergeConfiguration({ ...codes, searchKeys }, said)).toMatchObject({ config: { searchKeys } });
  });

  test('when an app leaves something empty, then the default stays', () =>
    expect(mergeConfiguration({ ...codes, rootPath: undefined, theme: null }, said)).toMatchObject({
      config: { rootPath: 'pages', theme: true },
    }));

  test.each([
    [{}, 'code 不能为空'],
    [{ appCode: 'base' }, 'code 不能为空'],
    [{ code: '  ', appCode: '' }, 'code 不能为空'],
    [{ code: 'base' }, 'appCode 不能为空'],
    [{ code: 'base', appCode: '' }, 'appCode 不能为空'],
    [{ ...codes, theme: 'yes' }, 'config 格式错误'],
    [{ ...codes, langList: 'en' }, '数据类型错误，语言列表必须是数组！'],
    [{ ...codes, langList: { en: 'English' } }, '数据类型错误，语言列表必须是数组！'],
    [{ ...codes, langList: [1] }, 'config 格式错误'],
    [{ ...codes, searchKeys: '/list' }, noSearchKeys],
    [{ ...codes, searchKeys: { path: '/list', name: '列表', query: {} } }, noSearchKeys],
    [{ ...codes, searchKeys: [{ path: '/list', name: '列表' }] }, noSearchKeys],
    [{ ...codes, searchKeys: [{ path: 'list', name: '列表', query: {} }] }, noSearchKeys],
    [{ ...codes, langConf: { preset: { 列表: 1 } } }, 'config 格式错误'],
  ])('when an app declares %j, then it stops with %j', (declared, reason) =>
    expect(mergeConfiguration(declared, said)).toEqual({ ok: false, reason }),
  );
});

describe('what the address says', () => {
  const nothing = {
    redirectCode: undefined,
    pagemodel: undefined,
    replaceThemeColor: undefined,
    paltformModel: undefined,
    redirect_uri: undefined,
  };
  test.each([
    ['', {}],
    ['?redirectCode=exam&pagemodel=content', { redirectCode: 'exam', pagemodel: 'content' }],
    ['?paltformModel=electron', { paltformModel: 'electron' }],
    ['?replaceThemeColor=%23457CD6', { replaceThemeColor: '#457cd6' }],
    ['?replaceThemeColor=457cd6', { replaceThemeColor: '#457cd6' }],
    ['?redirect_uri=%2Fdesktop%2Fhome%23%2Fa', { redirect_uri: '/desktop/home#/a' }],
    ['?redirect_uri=https%3A%2F%2Fevil.example', {}],
    ['?redirect_uri=%2F%2Fevil.example', {}],
    ['?redirect_uri=javascript%3Aalert(1)', {}],
    ['?redirectCode=..%2Fexam&pagemodel=%3Cb%3E&paltformModel=', {}],
    ['?replaceThemeColor=red%3Burl(x)', {}],
  ])('when the query is %j, then %j is read', (search, read) =>
    expect(parseStartParameters(search, 'https://portal.example')).toEqual({ ...nothing, ...read }),
  );
});

describe('the plan', () => {
  test.each<[string | undefined, boolean, boolean, boolean, string[]]>([
    ['content', false, true, true, ['header', 'theme']],
    ['content', true, false, false, ['header', 'theme']],
    [undefined, true, true, true, ['theme']],
    [undefined, true, false, false, ['theme']],
    [undefined, false, true, true, ['theme', 'header']],
    [undefined, false, true, false, ['theme']],
    [undefined, false, false, true, ['header']],
    [undefined, false, false, false, []],
    ['another', false, false, true, ['header']],
  ])(
    'when pagemodel is %s, mobile %s, theme %s and renderingHeader %s, then the look is %j',
    (pagemodel, mobile, theme, renderingHeader, frame) =>
      expect(planFrame({ pagemodel, mobile, theme, renderingHeader })).toEqual(frame),
  );
});

describe('the words of an app', () => {
  const preset = { 列表: 'List' };
  const named = { ...codes, rootPath: 'pages' };
  test.each([
    [{}, undefined],
    [{ i18n: false, langConf: {} }, undefined],
    [{ i18n: true }, { language: 'en', ...named }],
    [{ langConf: { skipCommon: true } }, { language: 'en', ...named, skipCommon: true }],
    [{ i18n: { en: preset } }, { language: 'en', ...named, preset }],
    [
      { i18n: { 'zh-CN': preset }, langConf: {} },
      { language: 'en', ...named, skipCommon: false },
    ],
  ])('when an app declares %j, then what is loaded is %j', (declared, plan) => {
    const merged = mergeConfiguration({ ...codes, ...declared }, said);
    expect(merged.ok && planWords(merged.config, 'en')).toEqual(plan);
  });
});

describe('phinit', () => {
  const surroundings = (changes: Partial<StartSurroundings> = {}): StartSurroundings => {
    const scope = {};
    installPlatformObject({ version: '', env: '', langType: '', lang: {} }, scope);
    return {
      findClientId: () => 'client-1',
      findPlatformObject: () => findPlatformObject(scope),
      search: '',
      origin: 'https://portal.example',
      ...changes,
    };
  };

  test('when an app starts, then it has its configuration, and the global object knows which it is', () => {
    const around = surroundings({ search: '?pagemodel=content' });
    expect(phinit({ ...codes, rootPath: 'area' }, around)).toMatchObject({
      status: 'started',
      clientId: 'client-1',
      config: { pagemodel: 'content', rootPath: 'area' },
      parameters: { pagemodel: 'content' },
    });
    expect(around.findPlatformObject()?.codeModel).toEqual({ ...codes, rootPath: 'area' });
  });

  test('when it starts, then the client id is read before anything else', () => {
    const order: string[] = [];
    const note = (name: string) => () => {
      order.push(name);
      return undefined;
    };
    phinit(codes, surroundings({ findClientId: note('client id'), findPlatformObject: note('PH') }));
    expect(order).toEqual(['client id', 'PH']);
  });

  test('when the global object is missing, then it stops, whatever else is wrong', () =>
    expect(phinit({}, surroundings({ findPlatformObject: () => undefined }))).toEqual({
      status: 'stopped',
      clientId: 'client-1',
      reason: 'phinit 方法未发现PH全局变量',
    }));

  test('when a code is missing, then it stops, and the global object keeps the app before', () => {
    const around = surroundings();
    phinit(codes, around);
    expect(phinit({ code: 'exam' }, around)).toMatchObject({ status: 'stopped', reason: 'appCode 不能为空' });
    expect(around.findPlatformObject()?.codeModel.code).toBe('base');
  });
});
