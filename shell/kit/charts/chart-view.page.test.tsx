import { afterEach, expect, test } from 'vitest';
import { type MountedView, mountView } from '../../testing/index.ts';
import type { ChartData } from './chart-data.ts';
import { ChartView } from './chart-view.tsx';

let view: MountedView;
afterEach(() => view.remove());

const data: ChartData = {
  category: '周',
  series: ['备课', '考试'],
  rows: [
    { label: '09-03', values: [1200, 3] },
    { label: '09-10', values: [5] },
  ],
};

function cells(): (string | null)[] {
  return [...view.page.querySelectorAll('td')].map(({ textContent }) => textContent);
}

test('when a chart is shown, then its figures stand in a table too, and a button shows that alone', async () => {
  view = await mountView(<ChartView kind="line" title="打开次数" data={data} />, { messages: {} });
  await view.until(() => expect(cells()).toEqual(['1,200', '3', '5', '0']));
  await view.press('显示为表格');
  expect(view.page.querySelector('table')?.getAttribute('aria-label')).toBe('打开次数');
  expect([...view.page.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    '周',
    '备课',
    '考试',
    '09-03',
    '09-10',
  ]);
  await view.press('显示为图表');
});

test('when there is nothing to draw, then it says so and has nothing to export or print', async () => {
  const empty = { ...data, rows: [{ label: '09-03', values: [0, 0] }] };
  view = await mountView(<ChartView kind="bar" title="打开次数" data={empty} emptyText="还没有人打开" />, {
    messages: {},
  });
  expect(view.page.textContent).toContain('暂无数据');
  expect(view.page.textContent).toContain('还没有人打开');
  expect(view.page.querySelectorAll('main button')).toHaveLength(0);
});
