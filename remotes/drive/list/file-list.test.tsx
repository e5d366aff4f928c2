import { buildUser, type RenderViewOptions, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { DriveEntry } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { driveQuery } from '../place/drive-query.ts';
import { buildEntry, buildFolder } from '../testing/build-entry.ts';
import type { DrivePageAnswer } from './entry-pages.ts';
import { FileList, type FileListProps } from './file-list.tsx';
import { noSelection } from './selection.ts';

function nothing(): undefined {
  return undefined;
}

function render(
  list: DriveEntry[],
  different: Partial<FileListProps> = {},
  options: Partial<RenderViewOptions> & { chosen?: string[]; data?: Partial<DrivePageAnswer> } = {},
): string {
  const { chosen = [], data, ...rest } = options;
  const view = (
    <FileList
      place={{ query: driveQuery.empty, change: nothing, open: nothing }}
      data={{ list, total: list.length, page: 1, pages: 1, trail: [], role: 'edit', ...data }}
      view={{
        caption: '我的文件',
        isBin: false,
        mayShare: true,
        onCommand: nothing,
        chosen: {
          selection: { ...noSelection, ids: new Set(chosen) },
          entries: list.filter(({ entryId }) => chosen.includes(entryId)),
          choose: nothing,
          chooseAll: async () => undefined,
          clear: nothing,
        },
      }}
      layout="list"
      isBusy={false}
      {...different}
    />
  );
  return renderView(view, { messages: chinese, user: buildUser(), ...rest });
}

test('when a folder holds files, then each row says its name, size, who changed it and whether it is shared', () => {
  const rows = render([buildFolder({ isShared: true }), buildEntry()])
    .split('role="row"')
    .slice(2);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(chinese['drive.list.isShared']);
  expect(textOf(rows[1] ?? '')).toMatch(/教案\.docx.*2 KB.*周婷/);
  expect(rows[1]).not.toContain(chinese['drive.list.isShared']);
});

test('when a list is painted first, then its rows say what they are, and boxes and menus are not there yet', () => {
  const html = render([buildEntry()]);
  expect(textOf(html)).toContain('教案.docx');
  expect(html.split('role="row"').at(-1)).not.toMatch(/type="checkbox"|aria-haspopup/);
});

test('when a name holds markup, then it stays text', () => {
  expect(render([buildEntry({ name: '<img src=x onerror=alert(1)>' })])).not.toContain('<img');
});

test('when a list has ten thousand files, then few of them are in the page, and all are counted', () => {
  const list = Array.from({ length: 100 }, (_, at) => buildEntry({ entryId: `e${at}` }));
  const html = render(list, {}, { data: { total: 10_000, pages: 100 } });
  expect(html).toContain('aria-rowcount="10000"');
  expect(html.match(/data-row/g)?.length).toBeLessThan(60);
});

test('when files are chosen, then the bar counts them and offers what may be done with all', () => {
  const text = render([buildFolder(), buildEntry({ role: 'view' })], {}, { chosen: ['f1', 'e1'] });
  expect(text).toContain('已选 2 项');
  expect(text).toContain(`aria-label="${chinese['drive.command.download']}"`);
  expect(text).not.toContain(`aria-label="${chinese['drive.command.remove']}"`);
});

test('when tiles are shown, then a small picture shows itself, and a large one does not', () => {
  const picture = { mediaType: 'image/png', name: '秋游.png' };
  const html = render(
    [
      buildEntry({ ...picture, entryId: 'e1', path: '/api/storage/file/small' }),
      buildEntry({ ...picture, entryId: 'e2', path: '/api/storage/file/large', size: 9_000_000 }),
    ],
    { layout: 'grid' },
  );
  expect(html).toContain('src="/api/storage/file/small"');
  expect(html).not.toContain('src="/api/storage/file/large"');
});

test.each([
  ['folder', 'edit', '', 'drive.none.folder'],
  ['folder', 'view', '', 'drive.none.closedHint'],
  ['shared', 'view', '', 'drive.none.shared'],
  ['bin', 'edit', '', 'drive.none.bin'],
  ['folder', 'edit', 'x', 'drive.none.search'],
] as const)('when the view %s (%s) of "%s" is empty, then it says %s', (view, role, keyword, words) => {
  const query = { ...driveQuery.empty, view, keyword };
  const place = { query, change: nothing, open: nothing };
  const text = textOf(render([], { place, children: '新建' }, { data: { role } }));
  expect(text).toContain(chinese[words]);
  expect(text.includes('新建')).toBe(words === 'drive.none.folder');
});
