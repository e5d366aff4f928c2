import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compileMessages } from '#shared/compiled-messages';
import {
  addPseudoLanguage,
  choose,
  findLanguage,
  isLanguage,
  isPseudo,
  joinLanguages,
  type Language,
  languageOfTag,
  listInWords,
  listLanguages,
  parseLanguage,
  pick,
  pickAll,
  pickLanguage,
  readsEnglish,
  write,
} from './index.ts';

const text = { 'zh-CN': '请先登录', en: 'Please sign in first' };

function tagsOf(current?: Language): Language[] {
  return listLanguages(current).map(({ tag }) => tag);
}

describe('languages', () => {
  test.each([
    ['zh-CN', 'zh-CN'],
    ['en', 'en'],
    ['en-XA', 'zh-CN'],
    ['fr', 'zh-CN'],
    ['toString', 'zh-CN'],
    ['', 'zh-CN'],
    [undefined, 'zh-CN'],
    [['en'], 'zh-CN'],
  ])('when the language %j is asked for, then it is %s', (asked, language) =>
    expect(parseLanguage(asked)).toBe(language),
  );

  test('when languages are listed, then the pseudo-language is not among them, even where somebody asks for it', () =>
    expect([tagsOf(), tagsOf('en-XA')]).toEqual([
      ['zh-CN', 'en'],
      ['zh-CN', 'en'],
    ]));

  test.each([
    ['zh-TW', 'zh-CN'],
    ['en-GB', 'en'],
    ['de', 'en'],
  ])('when a browser asks for %s, then that is %s', (tag, language) =>
    expect(languageOfTag(tag)).toBe(language),
  );

  test('when servers write, then lists and direction are those of the language', () => {
    expect([listInWords(['a', 'b'], 'zh-CN'), listInWords(['a', 'b'], 'en')]).toEqual(['a、b', 'a, b']);
    expect(findLanguage('zh-CN')?.dir).toBeUndefined();
  });

  test('when something exists in Chinese and English only, then everybody but readers of Chinese gets English', () =>
    expect((['zh-CN', 'en', 'en-XA'] as const).map(readsEnglish)).toEqual([false, true, true]));
});

describe('texts', () => {
  test('when a text is picked, then it is that of the language, or English', () => {
    expect([pick(text, 'zh-CN'), pick(text, 'en'), pick(text, 'en-XA')]).toEqual([
      '请先登录',
      'Please sign in first',
      'Please sign in first',
    ]);
    expect(choose({ 'zh-CN': 1, en: 2 }, 'en-XA')).toBe(2);
  });

  test('when a text was written for the wire, then everybody reads the own part', () => {
    const joined = joinLanguages(text);
    expect(joined).toBe('请先登录|||Please sign in first');
    expect([pickLanguage(joined, 'zh-CN'), pickLanguage(joined, 'en')]).toEqual([text['zh-CN'], text.en]);
    expect(['只有中文', '中|||', '中||| '].map((each) => pickLanguage(each, 'en'))).toEqual([
      '只有中文',
      '中',
      '中',
    ]);
  });
});

describe('the pseudo-language', () => {
  let takeAway: () => void;
  beforeEach(() => {
    takeAway = addPseudoLanguage();
  });
  afterEach(() => takeAway());

  test('when it is added, then it is spoken, and offered on its own pages', () => {
    expect([isLanguage('en-XA'), isPseudo('en-XA'), isPseudo('en')]).toEqual([true, true, false]);
    expect([tagsOf(), tagsOf('en'), tagsOf('en-XA')]).toEqual([
      ['zh-CN', 'en'],
      ['zh-CN', 'en'],
      ['zh-CN', 'en', 'en-XA'],
    ]);
    takeAway();
    expect(isLanguage('en-XA')).toBe(false);
  });

  test('when a text is written in it, then it has accents and brackets, and is 40 % longer; other languages stay', () => {
    const written = pick(text, 'en-XA');
    expect(written).toMatch(/^⟦Þļéàšé šîĝñ|^⟦.*⟧$/);
    expect(written.replace(/[⟦⟧]/g, '').length).toBeGreaterThanOrEqual(Math.floor(text.en.length * 1.4));
    expect(written).not.toContain('Please');
    expect([pick(text, 'en'), pick(text, 'zh-CN')]).toEqual([text.en, text['zh-CN']]);
    expect(pickLanguage(joinLanguages(text), 'en-XA')).toBe(written);
    expect(pickAll({ 'zh-CN': ['一'], en: ['One', '2'] }, 'en-XA')).toEqual([
      expect.stringMatching(/^⟦/),
      '2',
    ]);
    expect(pick({ 'zh-CN': '{n}个', en: 'For {unit}: {names}' }, 'en-XA')).toMatch(/\{unit\}: \{names\}/);
  });

  test('when messages are written in it, then arguments, plurals and tags still work', () => {
    const catalogue = compileMessages({
      plain: 'Save',
      empty: '{name}',
      files: '{count, plural, one {# file} other {# files}} of <b>{name}</b>',
    });
    const written = write(catalogue, 'en-XA');
    expect(write(catalogue, 'en')).toBe(catalogue);
    expect(write(catalogue, 'en-XA')).toBe(written);
    expect(written.plain).toMatch(/^⟦Š.*⟧$/);
    const intl = createIntl({ locale: 'en-XA', messages: written as Record<string, string> });
    const values = { count: 2, name: 'Li', b: (parts: unknown[]) => parts.join('') };
    expect(intl.formatMessage({ id: 'files' }, values)).toMatch(/^⟦2 ƒîļéš öƒ Li .+⟧$/);
    expect(intl.formatMessage({ id: 'empty' }, values)).toBe('Li');
  });
});
