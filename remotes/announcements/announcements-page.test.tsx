import { buildUser, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Permission } from '#shared/contracts';
import { AnnouncementsPage } from './announcements-page.tsx';
import words from './messages/zh-CN.json';

const list = words['announcements.tab.list'];
const feedback = words['announcements.tab.feedback'];

test.each<[Permission[], string[], string]>([
  [['admin:announcements', 'admin:feedback'], [list, feedback], list],
  [['admin:announcements'], [list], list],
  [['admin:feedback'], [feedback], feedback],
])('when somebody holds %j, then the tabs are %j, and %s is open', (holds, tabs, open) => {
  const html = renderView(<AnnouncementsPage />, { messages: words, user: buildUser(), holds });
  const found = [...html.matchAll(/<button[^>]*role="tab".*?<\/button>/g)].map(([tab]) => tab);
  expect(found.map((tab) => textOf(tab))).toEqual(tabs);
  expect(found.filter((tab) => tab.includes('aria-selected="true"')).map((tab) => textOf(tab))).toEqual([
    open,
  ]);
});
