import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainPagePolicy, renderPlainPage } from './plain-page.ts';

test('when texts hold markup, then it is shown as text', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const page = renderPlainPage({
    title: { 'zh-CN': evil, en: evil },
    lines: [{ 'zh-CN': evil, en: evil }],
    details: [evil],
  });
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('when the policy of the page counts, then exactly its own style may apply', () => {
  const page = renderPlainPage({ title: { 'zh-CN': '题', en: 'Title' }, lines: [] });
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(plainPagePolicy(['http://a.example'])).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://a.example`,
  );
});
