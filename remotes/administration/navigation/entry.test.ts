import { Users } from 'lucide-react';
import { expect, test } from 'vitest';
import { findEntryOfPage, groupEntries, type NavigationEntry } from './entry.ts';

function entry(code: string, group: NavigationEntry['group'], href: string): NavigationEntry {
  return { code, group, href, label: code, words: [], icon: Users };
}

const entries = [
  entry('audit', 'safety', '/account/unit#/audit'),
  entry('announcements', 'portal', '/announcements'),
  entry('feedback', 'portal', '/announcements#/feedback'),
  entry('classes', 'school', '#/classes'),
  entry('people', 'people', '/pages/base/pc_base_tm/index.html'),
  entry('apps', 'portal', '#/apps'),
];

test('when entries are grouped, then groups stand in their order, and entries in that of the menu', () => {
  const codes = ['classes', 'people', 'apps', 'announcements', 'feedback', 'audit'];
  expect(
    groupEntries(entries, codes).map(({ group, entries: inside }) => [group, inside.map(({ code }) => code)]),
  ).toEqual([
    ['school', ['classes']],
    ['people', ['people']],
    ['portal', ['apps', 'announcements', 'feedback']],
    ['safety', ['audit']],
  ]);
});

test.each([
  ['/announcements', '', 'announcements'],
  ['/announcements', '#/list', 'announcements'],
  ['/announcements', '#/feedback', 'feedback'],
  ['/pages/base/pc_base_tm/index.html', '#/people/list?q=x', 'people'],
  ['/account/unit', '#/audit?kind=failure', 'audit'],
  ['/licences', '', undefined],
])('when the page is %s with %j, then its entry is %s', (path, hash, code) => {
  expect(findEntryOfPage({ path, hash }, entries)?.code).toBe(code);
});
