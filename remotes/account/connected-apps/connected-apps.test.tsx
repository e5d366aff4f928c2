import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { appsQuery, type ConnectedApp } from './apps.ts';
import { ConnectedApps } from './connected-apps.tsx';

const app: ConnectedApp = {
  clientId: 'reader',
  name: { 'zh-CN': '阅读', en: 'Reader' },
  scopes: [{ name: 'profile', text: { 'zh-CN': '您的姓名', en: 'Your name' } }],
  grantedAt: Date.UTC(2026, 8, 1),
  lastUsedAt: null,
};

function render(apps: readonly ConnectedApp[], language: 'zh-CN' | 'en' = 'zh-CN'): string {
  const answers = [{ key: appsQuery.queryKey, data: apps }];
  return renderView(<ConnectedApps />, {
    messages: language === 'en' ? english : chinese,
    language,
    answers,
  });
}

test('when no app was allowed anything, then the card says so', () => {
  expect(textOf(render([]))).toContain(chinese['account.apps.empty.title']);
});

test('when an app was allowed something, then its name and what it reads stand in the language of the page', () => {
  expect(textOf(render([app]))).toContain('阅读 您的姓名');
  expect(textOf(render([app], 'en'))).toContain('Reader Your name');
});

test('when it never used that, then the row says so, else when', () => {
  expect(textOf(render([app]))).toContain(chinese['account.apps.unused']);
  const used = render([{ ...app, lastUsedAt: Date.UTC(2026, 8, 5) }]);
  expect(textOf(used)).not.toContain(chinese['account.apps.unused']);
  expect(used).toContain('2026-09-05');
});

test('when the permission can be taken back, then the button names the app', () => {
  expect(render([app])).toContain(
    `aria-label="${chinese['account.apps.revoke.label'].replace('{name}', '阅读')}"`,
  );
});
