import { expect, test } from 'vitest';
import type { AppUse } from '#shared/contracts';
import { chartOfApps, chartOfServices } from './use-charts.ts';

function app(code: string, serverId: string, opened: number[]): AppUse['apps'][number] {
  return { code, name: `应用${code}`, englishName: null, serverId, opened };
}

const use: AppUse = {
  weeks: [1, 2, 3, 4, 5],
  apps: [
    app('a', 'edu', [1, 2, 3, 4, 5]),
    app('b', 'exam', [9, 9, 9, 9, 9]),
    app('c', 'edu', [9, 0, 0, 0, 1]),
  ],
};

test('when services are drawn, then their apps are summed by week, and the most used service comes first', () => {
  const data = chartOfServices(use, (serverId) => serverId.toUpperCase(), String, '周');
  expect(data.series).toEqual(['EXAM', 'EDU']);
  expect(data.rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['1', 9, 10],
    ['2', 9, 2],
    ['3', 9, 3],
    ['4', 9, 4],
    ['5', 9, 6],
  ]);
});

test('when there are more services than lines can be told apart, then the rest is left out', () => {
  const apps = Array.from({ length: 7 }, (_, at) => app(String(at), `s${at}`, [7 - at]));
  const { series } = chartOfServices({ weeks: [1], apps }, String, String, '周');
  expect(series).toEqual(['s0', 's1', 's2', 's3', 's4']);
});

test('when apps are drawn, then the last four weeks count', () => {
  const { rows } = chartOfApps(use, ({ name }) => name, { category: '应用', opened: '次数' });
  expect(rows).toEqual([
    { label: '应用b', values: [36] },
    { label: '应用a', values: [14] },
    { label: '应用c', values: [1] },
  ]);
});

test('when a school has many apps, then the fifteen that are used most are drawn', () => {
  const apps = Array.from({ length: 40 }, (_, at) => app(`${at}`, 'edu', [at, 0, 0, 0, 0]));
  const { rows } = chartOfApps(
    { weeks: use.weeks, apps: apps.map((each) => ({ ...each, opened: each.opened.toReversed() })) },
    ({ code }) => code,
    {
      category: '应用',
      opened: '次数',
    },
  );
  expect(rows.map(({ label }) => label)).toEqual(Array.from({ length: 15 }, (_, at) => `${39 - at}`));
});
