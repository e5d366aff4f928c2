import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Icon } from '#shared/contracts';
import { buildIcon } from '../../../shared/app-icons/testing/build-icon.ts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { AppTile } from './app-tile.tsx';

function render(different: Partial<Icon> = {}, unread = 0, language: 'zh-CN' | 'en' = 'zh-CN'): string {
  return renderView(<AppTile icon={buildIcon(different)} unread={unread} />, {
    messages: language === 'en' ? english : chinese,
    language,
    user: buildUser(),
  });
}

test('when a tile stands there, then it is a link to the app of the user', () => {
  expect(render()).toMatch(/<a[^>]*href="\/pages\/edu\/pc_prep_tm\/index.html"/);
});

test('when the page is English, then the short English name stands there', () => {
  expect(textOf(render())).toContain('备课');
  expect(textOf(render({}, 0, 'en'))).toContain('Lesson Prep');
});

test('when entries are unread, then screen readers get the number in words', () => {
  const text = textOf(render({}, 128));
  expect(text).toContain('99+');
  expect(text).toContain('128 条未读');
  expect(textOf(render())).not.toContain('未读');
});

test('when a name holds markup, then it stays text', () => {
  expect(render({ name: '<b>备课</b>' })).toContain('&lt;b&gt;');
});
