import { buildUser, type RenderViewOptions, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { ListedClass } from '#shared/contracts';
import { optionsQuery, unitYearsQuery } from '../class/class-queries.ts';
import { type ClassQuery, classQuery } from '../class/class-query.ts';
import chinese from '../messages/zh-CN.json';
import { buildClass } from '../testing/build-class.ts';
import { ClassList } from './class-list.tsx';

const closed = buildClass({ classId: 'c2', className: '(3)班', status: 'closed', pupils: 0, heads: [] });
const years = [
  {
    yearId: 'y1',
    name: '2026–2027',
    beginsOn: '2026-09-01',
    endsOn: '2027-08-31',
    isCurrent: true,
    revision: 1,
  },
];

function nothing(): void {
  undefined;
}

function render(
  list: readonly ListedClass[],
  { campuses = [], query = classQuery.empty, ...options }: RenderOptions = {},
): string {
  const view = (
    <ClassList
      data={{ list: [...list], total: list.length, pages: 1, page: 1 }}
      unitId=""
      query={query}
      caption="班级"
      isBusy={false}
      onPage={nothing}
      onClear={nothing}
      onTask={nothing}
    />
  );
  const answers = [
    { key: optionsQuery('').queryKey, data: { grades: ['三年级'], campuses } },
    { key: unitYearsQuery('').queryKey, data: years },
  ];
  return renderView(view, { messages: chinese, user: buildUser({ userType: 4 }), answers, ...options });
}

interface RenderOptions extends Partial<RenderViewOptions> {
  campuses?: { campusId: string; name: string }[];
  query?: ClassQuery;
}

test('when the window is wide, then classes stand in a table, with head teachers, counts, year and state', () => {
  const html = render([buildClass(), closed]);
  expect(html).toMatch(/<caption>.*班级.*<\/caption>/);
  const rows = html.split('<tr').slice(2).map(textOf);
  expect(rows).toHaveLength(2);
  for (const part of ['三年级 (2)班', '周敏', '12', '2026–2027', chinese['administration.status.open']])
    expect(rows[0]).toContain(part);
  expect(rows[1]).toContain(chinese['administration.status.closed']);
  expect(html).not.toContain(chinese['administration.column.campus']);
});

test('when the unit has campuses, then there is a column for them, in the language of the page', () => {
  const campuses = [{ campusId: 'C1', name: '东校区/East' }];
  const html = render([buildClass({ campusId: 'C1' })], { campuses });
  expect(textOf(html)).toContain('东校区');
  expect(textOf(html)).not.toContain('East');
});

test('when the window is narrow, then they stand in a list of the same name, with the same facts', () => {
  const html = render([buildClass(), closed], { isNarrow: true });
  expect(html).toContain('<ul aria-label="班级"');
  const items = html.split('<li').slice(1).map(textOf);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('12 名学生，2 名教师');
  expect(items[0]).toContain('班主任：周敏');
});

test('when a class is closed, then its name opens no form', () => {
  const edit = chinese['administration.classes.edit'].replace('{name}', '三年级 (3)班');
  expect(render([closed])).not.toContain(`aria-label="${edit}"`);
});

test('when there is none, then what to do next is said: clear the filters, or create the first', () => {
  const text = textOf(render([], { query: classQuery.parse('#/classes?q=x&unit=U1') }));
  expect(text).toContain(chinese['administration.noMatch.title']);
  expect(text).toContain(chinese['administration.classes.clear']);
  const first = textOf(render([], { query: classQuery.parse('#/classes?unit=U1') }));
  expect(first).toContain(chinese['administration.empty.title']);
  expect(first).toContain(chinese['administration.classes.create']);
});
