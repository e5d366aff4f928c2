import { describe, expect, test } from 'vitest';
import { parseDecorationSet } from '#shared/contracts';
import { createLoginDraft, emptyFiling, findProblems, parseLoginDraft, toSaved } from './login-draft.ts';

const origin = 'https://portal.example';
const config = {
  footer: '青江第一中学',
  link: '/about',
  defaultLanguage: 'en' as const,
  decorationSet: JSON.stringify({
    themeList: ['red', 'blue'],
    footerMsg: {
      show: true,
      helpCenter: '/bff/help',
      showBaMsg: true,
      baList: [{ baImg: '/x.png', baContent: 'ICP', baUrl: null, showImg: true, showBaMsg: false }],
      copyright: '© 2012',
    },
    later: { version: 2 },
  }),
  unitName: null,
  unitEnName: null,
};
const draft = createLoginDraft(config);
const unsafe = expect.objectContaining({ en: expect.stringContaining('https://') });

describe('the form of the login page', () => {
  test('when nothing was changed, then what is saved is what was there', () => {
    const saved = toSaved(draft, config.decorationSet);
    expect(saved).toMatchObject({ footer: config.footer, link: config.link, defaultLanguage: 'en' });
    expect(JSON.parse(saved.decorationSet)).toEqual(JSON.parse(config.decorationSet));
  });

  test('when nothing is configured, then the form is empty and can be saved', () => {
    const empty = createLoginDraft(null);
    expect(empty).toMatchObject({
      themeList: [],
      defaultLanguage: 'zh-CN',
      footer: '',
      showFooter: false,
      filings: [],
    });
    expect(findProblems(empty, origin)).toEqual({});
    expect(parseDecorationSet(toSaved(empty).decorationSet)).toBeDefined();
  });

  test('when only a footer text is configured, then the footer is shown, as visitors see it', () =>
    expect(createLoginDraft({ ...config, decorationSet: null }).showFooter).toBe(true));

  test('when the decoration cannot be read, then it is replaced', () =>
    expect(JSON.parse(toSaved(draft, '[1').decorationSet)).toMatchObject({ themeList: ['red', 'blue'] }));

  test('when blanks were typed, then nothing is saved of them', () => {
    const saved = toSaved({ ...draft, footer: '  ', helpCenter: ' ', copyright: ' ' });
    expect(saved.footer).toBe('');
    expect(JSON.parse(saved.decorationSet).footerMsg).toMatchObject({ helpCenter: null, copyright: null });
  });

  test.each(['javascript:alert(1)', 'http://plain.example', '//user@evil.example/', 'data:text/html,x'])(
    'when an address is %s, then it has to be mended wherever it stands',
    (address) =>
      expect(
        findProblems(
          {
            ...draft,
            link: address,
            helpCenter: address,
            filings: [{ ...emptyFiling, baContent: 'x', baUrl: address }],
          },
          origin,
        ),
      ).toEqual({ link: unsafe, helpCenter: unsafe, 'filings.0.baUrl': unsafe }),
  );

  test('when a filing says nothing, then it has to be mended', () =>
    expect(findProblems({ ...draft, filings: [emptyFiling] }, origin)).toEqual({
      'filings.0.baContent': expect.objectContaining({ en: 'Please enter the filing number' }),
    }));

  test('when an earlier page kept something else, then it is of no use', () => {
    expect(parseLoginDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(parseLoginDraft({ themeList: 'red' })).toBeUndefined();
  });
});
