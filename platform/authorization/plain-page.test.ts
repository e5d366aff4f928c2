import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inBothLanguages, type PlainPage, plainPagePolicy, renderPlainPage } from './plain-page.ts';

function render(page: PlainPage): string {
  return String(renderPlainPage(page));
}

test('when texts hold markup, then it is shown as text', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const page = render({
    language: 'zh-CN',
    title: { 'zh-CN': evil, en: evil },
    lines: [{ 'zh-CN': evil, en: evil }],
    details: [evil],
  });
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('when the policy of the page counts, then exactly its own style may apply', () => {
  const page = render({ language: 'en', title: { 'zh-CN': '题', en: 'Title' }, lines: [] });
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(plainPagePolicy(['http://a.example'])).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://a.example`,
  );
});

test('when a language is preferred, then it comes first, and the other one is there too', () => {
  const title = { 'zh-CN': '题', en: 'Title' };
  const page = render({ language: 'en', title, lines: [] });
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<h1 lang="en">Title</h1><p class="second" lang="zh-CN">题</p>');
  expect(String(inBothLanguages(title, 'zh-CN'))).toBe('题<span lang="en">Title</span>');
});
