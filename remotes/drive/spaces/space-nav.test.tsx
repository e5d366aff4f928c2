import { buildUser, type RenderViewOptions, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { driveQuery } from '../place/drive-query.ts';
import { usageQuery } from '../place/spaces-query.ts';
import { SpaceNav } from './space-nav.tsx';

function nothing(): undefined {
  return undefined;
}
const spaces = [
  { spaceId: 's1', kind: 'mine', gradeName: '', className: '', role: 'edit' },
  { spaceId: 's2', kind: 'class', gradeName: '三年级', className: '(2)班', role: 'view' },
  { spaceId: 's3', kind: 'school', gradeName: '', className: '', role: 'view' },
] as const;

function render(query = driveQuery.empty, options: Partial<RenderViewOptions> = {}): string {
  const place = { query, change: nothing, open: nothing };
  return renderView(<SpaceNav data={{ spaces: [...spaces], newShares: 2 }} place={place} />, {
    messages: chinese,
    user: buildUser(),
    ...options,
  });
}

test('when shares are new, then their place has a badge that is read out', () => {
  const html = render();
  expect(html).toContain('aria-label="2 个新共享"');
  expect(textOf(html)).toMatch(/我的文件.*三年级 \(2\)班.*学校文件.*与我共享.*回收站/);
});

test('when a folder of somebody else is open, then it counts as shared', () => {
  const current = (html: string): string =>
    textOf(/<button[^>]*aria-current[\s\S]*?<\/button>/.exec(html)?.[0] ?? '');
  expect(current(render())).toContain('我的文件');
  expect(current(render({ ...driveQuery.empty, spaceId: 'other', parentId: 'f9' }))).toContain('与我共享');
});

test('when the user keeps files, then the bar says how much in words', () => {
  const answers = [
    { key: usageQuery.queryKey, data: { used: 1024 ** 3, quota: 2 * 1024 ** 3, unitUsed: 0, unitQuota: 0 } },
  ];
  expect(textOf(render(driveQuery.empty, { answers }))).toContain('已用 1 GB，共 2 GB');
});

test('when the window is narrow, then the places are a choice, with what is new in words', () => {
  const html = render(driveQuery.empty, { isNarrow: true, language: 'en', messages: english });
  expect(html).toContain('<select');
  expect(textOf(html)).toContain('Shared with me (2 new)');
});
