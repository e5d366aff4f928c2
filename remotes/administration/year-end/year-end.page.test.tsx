import { act } from 'react';
import {
  answerCalls,
  buildUser,
  type CallAnswer,
  type MountedView,
  mountView,
  type SentCall,
} from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { PromotedClass, Promotion } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { YearEnd } from './year-end.tsx';

let view: MountedView;
/** Answers of one unit are kept for the next test. */
let units = 0;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const year = { yearId: '', name: '2027–2028', beginsOn: '2027-09-01', endsOn: '2028-08-31' };
const classes: PromotedClass[] = [
  {
    ...{ classId: 'c5', revision: 3, gradeName: '五年级', className: '(1)班', campusId: null, pupils: 2 },
    ...{ outcome: 'move', nextGradeName: '六年级' },
  },
  {
    ...{ classId: 'c6', revision: 1, gradeName: '六年级', className: '(1)班', campusId: null, pupils: 40 },
    ...{ outcome: 'leave', nextGradeName: '' },
  },
  {
    ...{ classId: 'cx', revision: 1, gradeName: '2024级', className: '启航班', campusId: null, pupils: 0 },
    ...{ outcome: null, nextGradeName: '' },
  },
];
const done: Promotion = {
  ...{ promotionId: 'p1', status: 'done', yearName: '2027–2028', done: 3, total: 3, left: 41, moved: 1 },
  ...{ finishedAt: '2027-07-01T00:00:00.000Z', undoUntil: '2027-07-08T00:00:00.000Z' },
  ...{ changed: [], taken: [] },
};

async function open(state: Promotion | null, change?: (call: SentCall) => CallAnswer): Promise<SentCall[]> {
  const sent = answerCalls((call) => {
    if (call.path.endsWith('/state')) return { data: state };
    if (call.path.endsWith('/proposal')) return { data: { classes, year } };
    if (call.path.endsWith('/pupils'))
      return { data: [{ userId: 'u1', realName: '周乐', loginName: 's.le' }] };
    return change?.(call) ?? { data: null };
  });
  units += 1;
  view = await mountView(
    <YearEnd unit={{ unitId: `U${units}`, name: '青江实验小学' }} onBack={() => undefined} />,
    {
      messages: words,
      user: buildUser({ userType: 4 }),
    },
  );
  return sent;
}

function writesOf(sent: readonly SentCall[], path: string): Record<string, unknown>[] {
  return sent.filter((call) => call.path.endsWith(path)).map(({ payload }) => payload);
}

function select(label: string): HTMLSelectElement {
  const found = view.page.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  if (!found) throw new Error(`no choice ${label}`);
  return found;
}

function pick(label: string, value: string): Promise<void> {
  return act(async () => {
    const field = select(label);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** The question over the page has a button of the same name as the page. */
function confirm(name: string): Promise<void> {
  return act(async () => {
    const buttons = [...view.page.querySelectorAll('[role=alertdialog] button')];
    const found = buttons.find(({ textContent }) => textContent === name);
    if (!(found instanceof HTMLButtonElement)) throw new Error(`no button "${name}" in a question`);
    found.click();
  });
}

test('when a class is not decided, then it is marked; once it is, and the question is answered, the plan is sent', async () => {
  const sent = await open(null, () => ({ data: { ...done, status: 'running', undoUntil: null } }));
  await view.until(() => expect(view.page.textContent).toContain('2 个班级继续'));
  await view.press(words['administration.yearEnd.run']);
  expect(view.page.textContent).toContain('请先处理表中标出的班级');
  const undecided = select('2024级 启航班的去向');
  expect(undecided.getAttribute('aria-invalid')).toBe('true');
  await pick('2024级 启航班的去向', 'stay');
  await view.press('个别安排');
  await view.until(() => expect(view.page.textContent).toContain('周乐'));
  await pick('周乐的去向', 'leave');
  await view.press(words['administration.yearEnd.close']);
  await view.press(words['administration.yearEnd.run']);
  expect(writesOf(sent, '/run')).toEqual([]);
  await confirm(words['administration.yearEnd.run']);
  await view.until(() => expect(writesOf(sent, '/run')).toHaveLength(1));
  expect(writesOf(sent, '/run')[0]?.plan).toEqual({
    year,
    classes: [
      { classId: 'c5', revision: 3, outcome: 'move', gradeName: '六年级', className: '(1)班' },
      { classId: 'c6', revision: 1, outcome: 'leave', gradeName: '', className: '(1)班' },
      { classId: 'cx', revision: 1, outcome: 'stay', gradeName: '', className: '启航班' },
    ],
    pupils: [{ userId: 'u1', outcome: 'leave', gradeName: '', className: '' }],
    newClasses: [{ gradeName: '五年级', className: '(1)班' }],
  });
  await view.until(() => expect(view.page.querySelector('[role="progressbar"]')).not.toBeNull());
});

test('when it can be undone, then it says until when, who was changed since, and asks first', async () => {
  const changed = [
    { userId: 'u1', realName: '周乐', loginName: 's.le', gradeName: '六年级', className: '(2)班' },
  ];
  const sent = await open({ ...done, changed });
  await view.until(() => expect(view.page.textContent).toContain('周乐 · s.le · 六年级 (2)班'));
  await view.press(words['administration.yearEnd.undo']);
  expect(writesOf(sent, '/undo')).toEqual([]);
  await confirm(words['administration.yearEnd.undo']);
  await view.until(() =>
    expect(writesOf(sent, '/undo')).toEqual([expect.objectContaining({ promotionId: 'p1' })]),
  );
});

test('when a name that is needed is taken, then it is named and nothing can be undone', async () => {
  await open({ ...done, taken: [{ gradeName: '一年级', className: '(1)班' }] });
  await view.until(() => expect(view.page.textContent).toContain('一年级 (1)班'));
  const button = [...view.page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words['administration.yearEnd.undo'],
  );
  expect(button?.disabled).toBe(true);
});
