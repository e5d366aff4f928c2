import { answerCalls, buildUser, type MountedView, mountView, type SentCall } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportJob, ImportRow } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { buildJob } from '../testing/build-job.ts';
import { importHash } from './import-hash.ts';
import { JobOfUnit } from './job-of-unit.tsx';

const refused: ImportRow = {
  row: 4,
  outcome: 'refused',
  values: { externalId: '20260003', realName: '王三' },
  changes: [],
  problems: [
    { code: 'duplicate_key', field: 'externalId', params: { row: 2 }, isWarning: false },
    { code: 'invalid', field: 'phone', params: { zh: '手机号不对', en: 'Wrong number' }, isWarning: false },
  ],
  isDone: false,
};
const changed: ImportRow = {
  row: 2,
  outcome: 'changed',
  values: { externalId: '20260001', realName: '王一' },
  changes: [{ field: 'className', before: '', after: '(1)班' }],
  problems: [],
  isDone: false,
};

let view: MountedView;
afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(job: ImportJob, more: Partial<ImportJob> = {}): Promise<SentCall[]> {
  const sent = answerCalls(({ path }) => {
    if (path.endsWith('/rows')) return { data: { list: [changed, refused], total: 2, pages: 1, page: 1 } };
    return { data: path.endsWith('/get') ? job : { ...job, ...more } };
  });
  const query = { ...importHash.empty, jobId: job.jobId };
  view = await mountView(<JobOfUnit unitId="" query={query} onChange={vi.fn()} onLeave={vi.fn()} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  return sent;
}

function bodiesOf(sent: readonly SentCall[], path: string): Record<string, unknown>[] {
  return sent.filter((call) => call.path.endsWith(path)).map(({ payload }) => payload);
}

test('when the columns are matched, then what is chosen is compared, and a field in two columns is refused', async () => {
  const sent = await open(buildJob({ jobId: 'columns', state: 'ready' }), { state: 'compared' });
  await view.until(() => expect(view.page.textContent).toContain('20260001 · 20260002'));
  const holds = (name: string) => words['administration.import.holds'].replace('{name}', name);
  await view.select(holds('第 3 列'), 'realName');
  await view.press(words['administration.import.preview']);
  expect(view.page.textContent).toContain('每项内容只能对应一列');
  expect(bodiesOf(sent, '/preview')).toEqual([]);
  await view.select(holds('第 3 列'), 'className');
  await view.press(words['administration.import.preview']);
  await view.until(() => expect(bodiesOf(sent, '/preview')).toHaveLength(1));
  expect(bodiesOf(sent, '/preview')[0]).toMatchObject({
    jobId: 'columns',
    mapping: [
      { column: 0, field: 'externalId' },
      { column: 1, field: 'realName' },
      { column: 2, field: 'className' },
    ],
  });
});

test('when a file was compared, then each row says what changes and what is wrong, and nothing is written before a question', async () => {
  const sent = await open(buildJob({ jobId: 'compared' }), { state: 'running' });
  await view.until(() => expect(view.page.textContent).toContain('班级：（空） → (1)班'));
  expect(view.page.textContent).toContain('学号/工号：与第 2 行重复');
  expect(view.page.textContent).toContain('手机号：手机号不对');
  expect(view.page.textContent).toContain('将写入 3 行，拒绝 1 行。');
  await view.press(words['administration.import.run']);
  expect(bodiesOf(sent, '/run')).toEqual([]);
  expect(document.body.textContent).toContain('新增 2 行');
});

test('when the work runs, then it says how far it is, and can be stopped', async () => {
  const sent = await open(
    buildJob({ jobId: 'running', state: 'running', progress: { done: 5000, total: 100_000 } }),
  );
  await view.until(() => expect(view.page.textContent).toContain('5,000 / 100,000 行'));
  await view.press(words['administration.import.cancel']);
  await view.until(() => expect(bodiesOf(sent, '/cancel')).toHaveLength(1));
});

test('when a file cannot be read, then a sentence says why', async () => {
  await open(
    buildJob({
      jobId: 'unreadable',
      state: 'unreadable',
      columns: [],
      problems: [{ code: 'too_many_rows', params: { max: 200_000 }, isWarning: false }],
    }),
  );
  await view.until(() => expect(view.page.textContent).toContain('行数过多，最多 200,000 行'));
});
