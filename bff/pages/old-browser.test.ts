import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';

let portal: RunningPortal;
let script: string;

beforeAll(async () => {
  portal = await startPortal();
  const reply = await ask(portal.port, { path: '/old-browser.js' });
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  script = reply.text;
});
afterAll(() => portal.stop());

/** As much of a document as Internet Explorer 6 has, and no more. */
function createElement(name: string) {
  const element = {
    name,
    children: [] as unknown[],
    style: {},
    firstChild: undefined,
    setAttribute: () => undefined,
    appendChild: (child: unknown) => element.children.push(child),
    insertBefore: (child: unknown) => element.children.unshift(child),
    getElementsByTagName: () => [] as unknown[],
  };
  return element;
}

function runIn(lang: string, forms: unknown[]) {
  const [body, root] = [createElement('body'), createElement('div')];
  root.getElementsByTagName = () => forms;
  const document = {
    documentElement: { lang },
    body,
    createElement,
    createTextNode: (text: string) => text,
    getElementById: () => root,
  };
  runInNewContext(script, { document });
  return { text: JSON.stringify(body.children), rootStyle: root.style };
}

test('when a page is read by a browser without modules, then it loads the notice; others do not', async () => {
  const { text } = await ask(portal.port, { path: '/login' });
  expect(text).toContain('<script nomodule src="/old-browser.js"></script>');
});

test('when the notice is read, then it holds nothing that came after the third edition of the language', () => {
  expect(script).not.toMatch(/=>|`|\b(?:let|const|class|async)\b(?! )|\?\.|\?\?|\.\.\.\w/);
  expect(script).not.toMatch(/,\s*[)\]}]/);
});

test.each([
  ['zh-CN', '您的浏览器版本过低'],
  ['en', 'Your browser is too old'],
])('when the page is in %s, then the notice says %j and where a newer browser is', (lang, words) => {
  const { text } = runIn(lang, []);
  expect(text).toContain(words);
  expect(text).toContain('https://www.microsoft.com/edge/download');
});

test('when the server wrote a form, then it stays; the shape of a page that will not come goes', () => {
  expect(runIn('zh-CN', []).rootStyle).toEqual({ display: 'none' });
  expect(runIn('zh-CN', [{}]).rootStyle).toEqual({});
});
