import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { html } from '#shared/html';
import { colors } from '#shared/themes';
import { helpCss } from '../help/help-css.ts';
import { firstAppsCss } from './first-apps.ts';
import { firstNoticeCss } from './first-notice.ts';
import { modeCss } from './mode-css.ts';
import { renderPlainPage } from './plain-page.ts';
import { signInFormCss } from './sign-in-form.ts';
import { signedOutCss } from './signed-out.ts';
import { createSkeletonCss } from './skeleton.ts';

const hex = /#[0-9a-f]{3,8}\b/gi;
const ofShell = new Set(JSON.stringify(colors).match(hex));

test.each([
  ['skeleton', createSkeletonCss()],
  ['first apps', firstAppsCss],
  ['first notice', firstNoticeCss],
  ['modes', modeCss],
  ['sign-in form', signInFormCss],
  ['sign-out', signedOutCss],
  ['help', helpCss],
  ['plain page', String(renderPlainPage({ language: 'en', title: '', nonce: '', body: html`` }))],
  ['old browsers', readFileSync(path.join(import.meta.dirname, 'old-browser.js'), 'utf8')],
])('when the server draws %s, then it has the colours of the shell and no others', (_, css) => {
  const drawn = new Set((css.match(hex) ?? []).map((colour) => colour.replace(/^#fff$/i, '#ffffff')));
  expect([...drawn].filter((colour) => !ofShell.has(colour))).toEqual([]);
});

test('when the system is dark, then the first paint has the dark surfaces of the shell', () => {
  const [light, dark] = createSkeletonCss().split('@media (prefers-color-scheme:dark)');
  expect(light).toContain(`--page:${colors.bg.DEFAULT.light};--card:${colors.bg.panel.light}`);
  expect(dark).toContain(`--page:${colors.bg.DEFAULT.dark};--card:${colors.bg.panel.dark}`);
});
