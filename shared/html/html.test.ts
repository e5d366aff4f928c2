import { describe, expect, test } from 'vitest';
import { attributes, html, json, trusted } from './index.ts';

const signs = `<b>&"'`;
const escaped = '&lt;b&gt;&amp;&quot;&#39;';

describe('html', () => {
  test('when a text stands in an element or an attribute, then it is escaped', () => {
    expect(String(html`<p title="${signs}">${signs}</p>`)).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  test('when HTML stands in HTML, then it is not escaped again', () => {
    const inner = html`<b>${signs}</b>`;
    expect(String(html`<p>${inner}</p>`)).toBe(`<p><b>${escaped}</b></p>`);
  });

  test('when a value is a list, then its values follow each other; when there is none, then nothing stands there', () => {
    expect(String(html`<p>${[html`<i>1</i>`, '<', ['a', 2]]}${undefined}${null}${false}${''}${0}</p>`)).toBe(
      '<p><i>1</i>&lt;a20</p>',
    );
  });

  test('when a text only looks like HTML of this room, then it is escaped', () => {
    const forged = JSON.parse('{"text":"<b>"}');
    expect(String(html`<p>${forged}</p>`)).toBe('<p></p>');
    expect(String(html`<p>${String(trusted('<b>'))}</p>`)).toBe('<p>&lt;b&gt;</p>');
  });

  test('when attributes are put together, then they stand in a tag, and nothing else does', () => {
    const attribute = attributes` title="${signs}"${attributes` lang="${'en'}"`}`;
    expect(String(html`<p id="a"${attribute} hidden>${signs}</p>`)).toBe(
      `<p id="a" title="${escaped}" lang="en" hidden>${escaped}</p>`,
    );
    expect(() => html`<p>${attribute}</p>`).toThrow(TypeError);
    expect(() => html`<p id="a"${' onclick="x"'}>`).toThrow(TypeError);
    expect(() => html`<p ${html`${'onclick=alert(1)'}`}>`).toThrow(TypeError);
    expect(() => attributes` ${'onclick'}="${'x'}"`).toThrow(TypeError);
    expect(() => html`<${'script'}>`).toThrow(TypeError);
    expect(String(html`<p${''}${undefined}>`)).toBe('<p>');
  });

  test('when anything but code stands in a script or a style, then it is refused; in the next element it is not', () => {
    expect(() => html`<script nonce="${'n'}">${'alert(1)'}</script>`).toThrow(TypeError);
    expect(() => html`<script>${html`${'alert(1)'}`}</script>`).toThrow(TypeError);
    expect(() => html`<style>${'a'}</style>`).toThrow(TypeError);
    expect(() => html`<script>a</script><p>b</p><script>${'alert(1)'}</script>`).toThrow(TypeError);
    expect(() => html`<!-- ${'a'} -->`).toThrow(TypeError);
    expect(String(html`<style>${trusted('a>b{}')}</style><p>${'>'}</p>`)).toBe(
      '<style>a>b{}</style><p>&gt;</p>',
    );
  });

  test('when HTML stands in an attribute, or an attribute has no quotes, then it is refused', () => {
    expect(() => html`<p title="${html`<b>`}">`).toThrow(TypeError);
    expect(() => html`<p title=${'a'}>`).toThrow(TypeError);
    expect(() => attributes` title=${'a'}`).toThrow(TypeError);
    expect(String(html`<p title='${"'"}' class="a>b">${'<'}</p>`)).toBe(
      `<p title='&#39;' class="a>b">&lt;</p>`,
    );
  });
});

test('when data stand in a script element, then nothing in them ends it, and they are read as they were', () => {
  const data = { text: '</script><!--\u2028\u2029' };
  const page = String(html`<script type="application/json">${json(data)}</script>`);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).not.toMatch(/<!--|\u2028|\u2029/);
  expect(JSON.parse(page.replace(/<[^>]*>/g, ''))).toEqual(data);
});
