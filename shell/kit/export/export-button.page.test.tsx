import type { ReactElement } from 'react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableToSpreadsheet } from '#shared/contracts';
import { type MountedView, mountView } from '../../testing/index.ts';
import { getNotices } from '../notify/notices.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportPage, ExportSource } from './export-source.ts';

interface Pupil {
  name: string;
  score: number;
}

const columns = [
  { label: '姓名', value: ({ name }: Pupil) => name },
  { label: '成绩', value: ({ score }: Pupil) => score },
];
let view: MountedView;
let sent: Record<string, string>[];
let saved: string[];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  sent = [];
  saved = [];
  answer = () => new Response('file', { headers: { 'content-type': 'application/octet-stream' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    expect(path).toBe(tableToSpreadsheet.path);
    sent.push(Object.fromEntries(new URLSearchParams(String(init.body))));
    return answer();
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(async () => {
  await view.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(source: ExportSource<Pupil>): Promise<void> {
  const button: ReactElement = <ExportButton title="期末成绩" source={source} />;
  view = await mountView(button, { messages: {} });
}

function pass(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

function isBusy(): boolean {
  return (view.page.textContent ?? '').includes('取消导出');
}

test('when a list has several pages, then all of them are in the file, by the columns of the table', async () => {
  const pupils = Array.from({ length: 230 }, (_, at) => ({ name: `学生${at}`, score: at }));
  await show({
    columns,
    loadPage: async (page, size) => ({
      list: pupils.slice((page - 1) * size, page * size),
      total: pupils.length,
    }),
  });
  await view.press('导出表格');
  await pass(0);
  const table = JSON.parse(sent[0]?.table ?? '');
  expect(table).toMatchObject({
    title: '期末成绩',
    fileName: '期末成绩',
    thead: [[{ name: '姓名' }, { name: '成绩' }]],
  });
  expect(table.tbody).toHaveLength(230);
  expect(table.tbody[229]).toEqual(['学生229', 229]);
  expect(saved).toEqual(['期末成绩.xlsx']);
});

test('when it is clicked again, then nothing more is sent until 800 ms are over', async () => {
  await show({ columns, rows: [{ name: '李想', score: 98 }] });
  await view.press('导出表格');
  await pass(799);
  expect(isBusy()).toBe(true);
  await act(async () => view.page.querySelector('button')?.click());
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(isBusy()).toBe(false);
  await view.press('导出表格');
  await pass(0);
  expect(sent).toHaveLength(2);
});

test('when a table of the page is exported, then it travels as HTML with its title', async () => {
  await show({ html: () => '<table><tr><td>1</td></tr></table>' });
  await view.press('导出表格');
  await pass(0);
  expect(sent).toEqual([{ title: '期末成绩', data: '<table><tr><td>1</td></tr></table>' }]);
});

test('when there are more rows than a file may have, then it has the first 10,000 and says so', async () => {
  const list = Array.from({ length: 100 }, () => ({ name: '学生', score: 1 }));
  await show({ columns, loadPage: async () => ({ list, total: 10_001 }) });
  await view.press('导出表格');
  await pass(0);
  expect(JSON.parse(sent[0]?.table ?? '').tbody).toHaveLength(10_000);
  expect(getNotices().at(-1)).toMatchObject({ tone: 'warning', text: expect.stringContaining('只导出了前') });
});

test('when it is cancelled, then no file comes and the button is free at once', async () => {
  let cancelled: AbortSignal | undefined;
  await show({
    columns,
    loadPage: (_page, _size, signal) => {
      cancelled = signal;
      return new Promise<ExportPage<Pupil>>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  });
  await view.press('导出表格');
  await view.press('取消导出');
  await pass(0);
  expect([cancelled?.aborted, isBusy(), sent, saved]).toEqual([true, false, [], []]);
});

test('when the platform refuses the table, then no file is saved and the button comes back', async () => {
  const refusal = { status: 422, code: 'invalid_input', message: '表格过大', data: null };
  answer = () => Response.json(refusal);
  await show({ columns, rows: [] });
  await view.press('导出表格');
  await pass(800);
  expect([saved, isBusy()]).toEqual([[], false]);
});

test('when something else goes wrong, then the user is told', async () => {
  await show({ columns, loadPage: () => Promise.reject(new TypeError('broken')) });
  await view.press('导出表格');
  await pass(800);
  expect(getNotices().at(-1)).toMatchObject({ tone: 'error', text: '导出失败，请稍后重试' });
});
