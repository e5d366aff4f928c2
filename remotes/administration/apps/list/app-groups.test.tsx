import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { UnitApp } from '#shared/contracts';
import english from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import { buildApp } from '../../testing/build-app.ts';
import { AppGroups } from './app-groups.tsx';

const classes = [
  { classId: 'a1', gradeName: '三年级', className: '(1)班' },
  { classId: 'a2', gradeName: '三年级', className: '(2)班' },
];

function nothing(): void {
  undefined;
}

function render(change: Partial<UnitApp>, language: 'zh-CN' | 'en' = 'zh-CN'): string {
  const groups = [{ code: 'g', name: '教学', englishName: 'Teaching', apps: [buildApp(change)] }];
  return renderView(<AppGroups unitId="" data={{ groups, classes, roles: [] }} onTask={nothing} />, {
    messages: language === 'en' ? english : chinese,
    language,
    user: buildUser({ userType: 4 }),
  });
}

test.each<[string, Partial<UnitApp>, string, string]>([
  ['everybody', {}, '对学生、教师和家长开放', 'Open for pupils, teachers, and parents'],
  ['nobody', { isOpen: false }, '已关闭，任何人都打不开', 'Closed. Nobody can open it'],
  [
    'teachers and a grade',
    { isForEverybody: false, userTypes: [1, 2], classIds: ['a1', 'a2'] },
    '对教师和三年级的学生开放',
    'Open for teachers and pupils of 三年级',
  ],
  [
    'parents of a class and a role',
    { isForEverybody: false, userTypes: [3], classIds: ['a2'], roles: ['LEAD'] },
    '对三年级 (2)班的家长和拥有“LEAD”角色的人开放',
    'Open for parents of 三年级 (2)班 and holders of the role LEAD',
  ],
  ['all parents', { isForEverybody: false, userTypes: [3] }, '对家长开放', 'Open for parents'],
])('when an app is for %s, then its row says so in both languages', (_, change, zh, en) => {
  expect(textOf(render(change))).toContain(zh);
  expect(textOf(render(change, 'en'))).toContain(en);
});

test('when people ask for an app and its licence is over, then the row shows both; a closed or locked one says so', () => {
  const html = render({
    requests: { people: 3, names: ['周敏'] },
    licence: { state: 'ended', endTime: 1 },
    isLocked: true,
    opened: [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4],
  });
  const text = textOf(html);
  for (const words of ['3 人申请', '许可已到期', '已锁定', '近四周打开 10 次']) expect(text).toContain(words);
  expect(html).toContain('<polyline');
  expect(textOf(render({}))).not.toContain('许可');
});

test('when the school is kept by an app, and somebody holds more than the user, then its name opens nothing, and a sentence says why', () => {
  const edit = `aria-label="${chinese['administration.apps.edit'].replace('{name}', buildApp().name)}"`;
  const reason = chinese['administration.apps.holdsMore'];
  for (const holdsMore of [true, false]) {
    const html = render({ holdsMore });
    expect(html.includes(edit)).toBe(!holdsMore);
    expect(html.includes(reason)).toBe(holdsMore);
  }
});
