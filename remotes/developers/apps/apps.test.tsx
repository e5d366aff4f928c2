import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { ReleasedApp } from '#shared/contracts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { buildRelease, buildReleasedApp } from '../testing/build-released-app.ts';
import { AppList } from './app-list.tsx';
import { AppPage } from './app-page.tsx';
import { appsQuery, givenQuery } from './apps-query.ts';

const sandbox = { unitId: 'U9001', name: '沙箱', enName: null, isSandbox: true };

function page(app: ReleasedApp, units = [sandbox]): string {
  const data = { apps: [app], shellApi: '1.4.0', units };
  const answers = [
    { key: appsQuery.queryKey, data },
    { key: givenQuery.queryKey, data: { shellApi: '1.4.0', serverVersion: '1.6.0' } },
  ];
  return renderView(<AppPage code="timetable" />, { messages: chinese, answers });
}

test('when the list is shown, then each app has its newest version, its state and who gets which', () => {
  const list = <AppList apps={[buildReleasedApp()]} />;
  const text = textOf(renderView(list, { messages: english, language: 'en' }));
  expect(text).toContain('Timetable');
  expect(text).toContain('Newest: 1.1.0');
  expect(text).toContain('All units: 1.0.0');
  expect(text).toContain('Qingjiang School: trying 1.1.0');
});

test('when there is no app, then the list says how one begins', () => {
  expect(textOf(renderView(<AppList apps={[]} />, { messages: chinese }))).toContain(
    chinese['developers.apps.none.title'],
  );
});

test('when an app is opened, then each version names who brought it, its size and what it wants', () => {
  const text = textOf(page(buildReleasedApp()));
  expect(text).toContain('周敏（密钥：laptop）');
  expect(text).toContain('20 KB');
  expect(text).toContain('^1.0.0');
});

test('when a version does not fit the portal or was withdrawn, then it says so in words', () => {
  const releases = [
    buildRelease({ version: '2.0.0', shellApi: '^2.0.0', state: 'withdrawn', note: '丢失成绩' }),
    buildRelease({ minServerVersion: '1.7.0' }),
  ];
  const text = textOf(page(buildReleasedApp({ releases })));
  expect(text).toContain('应用需要界面接口 ^2.0.0，本门户只有 1.4.0');
  expect(text).toContain('应用需要服务 1.7.0 起，本门户只有 1.6.0');
  expect(text).toContain('撤回原因：丢失成绩');
});

test('when nobody may do anything about a version, then it has no menu', () => {
  const waiting = buildReleasedApp({ channels: [], releases: [buildRelease({ state: 'uploaded' })] });
  expect(page(waiting)).toContain('aria-haspopup="menu"');
  expect(page(waiting, [])).not.toContain('aria-haspopup="menu"');
});

test('when the app is not among those of the user, then the page leads back', () => {
  expect(textOf(page(buildReleasedApp({ code: 'other' })))).toContain(chinese['developers.apps.gone']);
});
