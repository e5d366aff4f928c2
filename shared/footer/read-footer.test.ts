import { describe, expect, it } from 'vitest';
import { type DecorationSet, type LoginPageConfig, parseDecorationSet } from '#shared/contracts';
import { readFooter } from './read-footer.ts';

const origin = 'https://portal.example';
const filing = {
  baContent: '浙ICP备00000000号',
  baUrl: 'https://beian.miit.gov.cn/',
  baImg: '/api/storage/show/ba.png',
  showImg: true,
  showBaMsg: true,
};

function build(footerMsg?: Partial<DecorationSet['footerMsg']>, config?: Partial<LoginPageConfig>) {
  return {
    footer: '青江第一中学',
    link: '/about',
    unitName: null,
    unitEnName: null,
    decorationSet: footerMsg ? JSON.stringify({ footerMsg }) : null,
    ...config,
  };
}

function read(config: LoginPageConfig | null) {
  return readFooter(config, parseDecorationSet(config?.decorationSet), origin);
}

describe('readFooter', () => {
  it('when the configuration asks for it, then everything is there with checked targets', () => {
    const config = build({
      show: true,
      showBaMsg: true,
      baList: [filing],
      helpCenter: 'https://help.example/portal',
      copyright: ' © 2012–2026 青江第一中学 ',
    });
    expect(read(config)).toEqual({
      note: { text: '青江第一中学', link: { href: '/about', external: false } },
      help: { href: 'https://help.example/portal', external: true },
      filings: [
        {
          text: '浙ICP备00000000号',
          link: { href: 'https://beian.miit.gov.cn/', external: true },
          image: '/api/storage/show/ba.png',
        },
      ],
      copyright: '© 2012–2026 青江第一中学',
    });
  });

  it('when the footer is switched off, then there is none, whatever else is configured', () => {
    expect(read(build({ show: false, copyright: 'x' }))).toBeUndefined();
  });

  it('when there is no configuration or nothing in it, then there is none', () => {
    expect(read(null)).toBeUndefined();
    expect(read(build(undefined, { footer: '  ' }))).toBeUndefined();
  });

  it('when only a text is configured or the rest cannot be read, then the text stands alone', () => {
    const alone = { note: { text: '青江第一中学', link: { href: '/about', external: false } }, filings: [] };
    expect(read(build())).toMatchObject(alone);
    expect(read(build(undefined, { decorationSet: '{' }))).toMatchObject(alone);
  });

  it('when filings are hidden, all or one, then they stay away', () => {
    const hidden = build({ show: true, showBaMsg: false, baList: [filing] });
    expect(read(hidden)?.filings).toEqual([]);
    const one = build({
      show: true,
      showBaMsg: true,
      baList: [filing, { ...filing, baContent: '公安备案', showBaMsg: false }],
    });
    expect(read(one)?.filings.map((entry) => entry.text)).toEqual(['浙ICP备00000000号']);
  });

  it('when a target is unsafe, then the text stays without it', () => {
    const config = build(
      {
        show: true,
        showBaMsg: true,
        helpCenter: 'javascript:alert(1)',
        baList: [{ ...filing, baUrl: 'http://beian.example', baImg: 'https://evil.example/x.png' }],
      },
      { link: 'javascript:alert(1)' },
    );
    expect(read(config)).toEqual({
      note: { text: '青江第一中学', link: undefined },
      help: undefined,
      filings: [{ text: '浙ICP备00000000号', link: undefined, image: undefined }],
      copyright: undefined,
    });
  });
});
