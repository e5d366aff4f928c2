import { expect, test } from 'vitest';
import { findAcceptedLanguage } from './accepted-language.ts';
import { languageCookiePair } from './language-cookie.ts';
import { findLocaleLanguage } from './ui-locales.ts';
import { findWantedLanguage } from './wanted-language.ts';

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['zh-Hant-HK', 'zh-CN'],
  ['yue', 'zh-CN'],
  ['ZH-hans', 'zh-CN'],
  ['en-US,en;q=0.9', 'en'],
  ['en', 'en'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['fr,zh;q=0.5', 'en'],
  ['ug-CN', 'en'],
  ['zha', 'en'],
  ['en;q=0.5, zh;q=0.8', 'zh-CN'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['zh; q=0.3 , en ; q=0.7', 'en'],
  ['*, zh;q=0.5', 'zh-CN'],
  ['*', undefined],
  ['zh;q=0', undefined],
  ['en;q=high', undefined],
  ['', undefined],
  [';;,,=', undefined],
  [undefined, undefined],
])('when a browser accepts %j, then that is %s', (header, language) =>
  expect(findAcceptedLanguage(header)).toBe(language),
);

test.each([
  ['en', 'en'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hant en', 'zh-CN'],
  ['EN-gb zh', 'en'],
  ['fr de zh', 'zh-CN'],
  ['fr', undefined],
  ['zha english', undefined],
  ['', undefined],
  ['  ', undefined],
  ['"><script>alert(1)</script>', undefined],
  ['en\u0000', undefined],
  ['en '.repeat(1000), undefined],
  [['en'], undefined],
  [undefined, undefined],
])('when an app asks for %j, then that is %s', (uiLocales, language) =>
  expect(findLocaleLanguage(uiLocales)).toBe(language),
);

test('when an app asks for a language, then the visitor’s own choices count more, and the browser’s list less', () => {
  const browser = { 'accept-language': 'zh' };
  const ofClient = 'en' as const;
  const wish = { search: '', headers: browser, ofAccount: null, ofClient };
  expect(findWantedLanguage(wish)).toBe('en');
  expect(findWantedLanguage({ ...wish, headers: { ...browser, cookie: 'portal-lang=zh-CN' } })).toBe('zh-CN');
  expect(findWantedLanguage({ ...wish, ofAccount: 'zh-CN' })).toBe('zh-CN');
  expect(findWantedLanguage({ ...wish, search: '?language=zh-CN' })).toBe('zh-CN');
  expect(findWantedLanguage({ ...wish, ofClient: null })).toBe('zh-CN');
});

test.each([
  ['a=1; portal-lang=en; b=2', 'portal-lang=en'],
  ['portal-lang=fr', undefined],
  ['xportal-lang=en', undefined],
  [undefined, undefined],
])('when a browser sends %j, then services behind read %s', (header, pair) =>
  expect(languageCookiePair(header)).toBe(pair),
);
