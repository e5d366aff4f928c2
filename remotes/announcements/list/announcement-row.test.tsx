import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { Announcement, Language } from '#shared/contracts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { AnnouncementRow } from './announcement-row.tsx';

const now = Date.UTC(2026, 8, 10);
const hour = 3_600_000;
const reach = {
  units: ['U1', 'U2', 'U3', 'U4'].map((id) => ({ id, name: `学校${id}`, enName: `School ${id}` })),
  roles: ['XX_SYS_'],
};
function nothing(): void {
  undefined;
}

function render(different: Partial<Announcement> = {}, language: Language = 'zh-CN'): string {
  const announcement: Announcement = {
    id: 'a',
    revision: 1,
    texts: { 'zh-CN': '明天停水', en: '' },
    level: 'info',
    unitId: 'U1',
    unitName: '学校U1',
    unitEnName: null,
    startsAt: now - hour,
    endsAt: now + hour,
    unitIds: ['U1'],
    userTypes: [],
    roles: [],
    ...different,
  };
  const row = (
    <AnnouncementRow announcement={announcement} now={now} reach={reach} onEdit={nothing} onEnd={nothing} />
  );
  return renderView(row, { messages: language === 'en' ? english : chinese, language });
}

test.each([
  ['running', { startsAt: now - hour, endsAt: now + hour }, true],
  ['planned', { startsAt: now + hour, endsAt: now + 2 * hour }, true],
  ['ended', { startsAt: now - 2 * hour, endsAt: now }, false],
] as const)(
  'when an announcement is %s, then it says so, and only what has not ended can be changed',
  (phase, span, canChange) => {
    const html = render(span);
    expect(textOf(html)).toContain(chinese[`announcements.phase.${phase}`]);
    const buttons = [...html.matchAll(/<button.*?>(.*?)<\/button>/g)].map(([, words]) => words);
    expect(buttons).toEqual(
      canChange ? [chinese['announcements.list.edit'], chinese['announcements.list.end']] : [],
    );
  },
);

test('when it reaches up to three units, then they are named, and more are counted', () => {
  expect(textOf(render({ unitIds: ['U1', 'U2', 'U3'] }))).toContain('学校U1、学校U2、学校U3');
  expect(textOf(render({ unitIds: ['U1', 'U2'] }, 'en'))).toContain('School U1、School U2');
  const text = textOf(render({ unitIds: ['U1', 'U2', 'U3', 'U4'] }));
  expect(text).toContain('4');
  expect(text).not.toContain('学校U1');
});

test('when a unit is out of reach now, then its id stands there', () => {
  expect(textOf(render({ unitIds: ['U9'] }))).toContain('U9');
});

test('when it is for some users only, then types and roles follow, the role of the system by its name', () => {
  const text = textOf(render({ userTypes: [2], roles: ['XX_SYS_', 'reading'] }));
  expect(text).toContain(
    `${chinese['announcements.type.2']} · ${chinese['announcements.role.system']}、reading`,
  );
});

test('when it has words in English, then they are marked as such', () => {
  expect(render()).not.toContain('lang="en"');
  expect(render({ texts: { 'zh-CN': '停水', en: 'No water' } })).toMatch(/lang="en"[^>]*>No water</);
});

test('when it warns, then a picture with a name says so', () => {
  expect(render({ level: 'warning' })).toContain(`aria-label="${chinese['announcements.level.warning']}"`);
});
