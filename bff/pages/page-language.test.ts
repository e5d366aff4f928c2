import { expect, test } from 'vitest';
import { decideLanguage } from './page-language.ts';

test('when several have a say, then the address comes first, then account, choice, browser, unit, app, and Chinese', () => {
  const cookie = 'a=b; portal-lang=en';
  const nothing = { search: '', headers: {}, ofAccount: null };
  const chinese = { ...nothing, headers: { cookie: 'portal-lang=zh-CN', 'accept-language': 'zh' } };
  expect(decideLanguage({ ...chinese, ofAccount: 'zh-CN', search: '?language=en' }, 'zh-CN')).toBe('en');
  expect(decideLanguage({ ...chinese, ofAccount: 'en' }, 'zh-CN')).toBe('en');
  expect(decideLanguage({ ...nothing, headers: { cookie, 'accept-language': 'zh' } }, 'zh-CN')).toBe('en');
  expect(decideLanguage({ ...nothing, headers: { 'accept-language': 'en' } }, 'zh-CN')).toBe('en');
  expect(decideLanguage({ ...nothing, headers: { 'accept-language': '*' } }, 'en')).toBe('en');
  expect(decideLanguage(nothing, 'zh-CN', 'en')).toBe('zh-CN');
  expect(decideLanguage(nothing, null, 'en')).toBe('en');
  expect(decideLanguage(nothing, null, 'fr')).toBe('zh-CN');
  expect(decideLanguage(nothing, null)).toBe('zh-CN');
});

test.each(['fr', 'EN', ''])(
  'when the cookie says %j, which is no language of ours, then the next decides',
  (chosen) => {
    const headers = { cookie: `portal-lang=${chosen}`, 'accept-language': 'en' };
    expect(decideLanguage({ search: '', headers, ofAccount: null }, null)).toBe('en');
  },
);
