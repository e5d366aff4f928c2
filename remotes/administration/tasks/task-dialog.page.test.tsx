import {
  answerCalls,
  buildUser,
  type CallAnswer,
  type MountedView,
  mountView,
  type SentCall,
} from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { classFields } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { buildClass } from '../testing/build-class.ts';
import type { Task } from './task.ts';
import { TaskDialog } from './task-dialog.tsx';

const one = buildClass();
const name = '三年级 (2)班';
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function open(task: Task, change: (call: SentCall) => CallAnswer): Promise<SentCall[]> {
  const sent = answerCalls((call) => {
    if (call.path.endsWith('/options')) return { data: { grades: ['三年级'], campuses: [] } };
    if (call.path.endsWith('/years')) return { data: [] };
    if (call.path.endsWith('/teachers'))
      return { data: [{ userId: '2003', realName: '陈晓', loginName: 't.chen' }] };
    if (call.path.endsWith('/class/get')) return { data: one };
    return change(call);
  });
  view = await mountView(<TaskDialog unitId="" task={task} onClose={closed} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  return sent;
}

const closed = vi.fn();

function writesOf(sent: readonly SentCall[], path: string): Record<string, unknown>[] {
  return sent.filter((call) => call.path.endsWith(path)).map(({ payload }) => payload);
}

test('when a class is renamed, then the form says what follows, and sends the revision that it started from', async () => {
  const sent = await open({ kind: 'edit', one }, () => ({
    data: { ...one, className: '(4)班', revision: 2 },
  }));
  const label = classFields.className.label['zh-CN'];
  await view.type(label, ' (4)班 ');
  expect(view.page.textContent).toContain('改名后，12 名学生');
  await view.press(words['administration.form.save']);
  await view.until(() => expect(closed).toHaveBeenCalled());
  expect(writesOf(sent, '/class/update')).toEqual([
    expect.objectContaining({ classId: 'c1', revision: '1', gradeName: '三年级', className: '(4)班' }),
  ]);
});

test('when the name is missing or taken, then the field says so and nothing typed is lost', async () => {
  const message = '该年级已有同名班级|||Taken';
  await open({ kind: 'create' }, () => ({
    ...{ status: 409, code: 'conflict', message },
    fieldErrors: [{ field: 'className', message }],
  }));
  const label = classFields.className.label['zh-CN'];
  await view.press(words['administration.form.add']);
  expect(view.page.textContent).toContain('请输入班级名称');
  await view.type(label, '(2)班');
  await view.press(words['administration.form.add']);
  await view.until(() => expect(view.page.textContent).toContain('该年级已有同名班级'));
  expect(view.field(label).value).toBe('(2)班');
});

test('when teachers are set, then those before and one who is added are sent, each with her subject', async () => {
  const sent = await open({ kind: 'teachers', one }, () => ({ data: { ...one, revision: 2 } }));
  const add = words['administration.teachers.add'].replace('{name}', '陈晓');
  await view.until(() => expect(view.page.querySelector(`[aria-label="${add}"]`)).not.toBeNull());
  await view.press('陈晓');
  const subject = words['administration.teachers.subjectOf'].replace('{name}', '陈晓');
  await view.until(() => expect(view.page.querySelector(`[aria-label="${subject}"]`)).not.toBeNull());
  await view.press(words['administration.form.save']);
  await view.until(() => expect(writesOf(sent, '/set_teachers')).toHaveLength(1));
  const [payload] = writesOf(sent, '/set_teachers');
  expect(payload).toMatchObject({ classId: 'c1', revision: 1 });
  expect(payload?.teaching).toEqual([
    { userId: '2001', subject: '语文', isHead: true },
    { userId: '2002', subject: '数学', isHead: false },
    { userId: '2003', subject: '', isHead: false },
  ]);
});

test.each(['close', 'reopen'] as const)(
  'when %s is asked for, then the question names the class',
  async (kind) => {
    const sent = await open({ kind, one }, () => ({ data: one }));
    expect(view.page.textContent).toContain(words[`administration.${kind}.title`].replace('{name}', name));
    await view.press(words[`administration.action.${kind}`]);
    await view.until(() => expect(writesOf(sent, '/set_status')).toHaveLength(1));
    const status = kind === 'close' ? 'closed' : 'open';
    expect(writesOf(sent, '/set_status')).toEqual([
      expect.objectContaining({ classId: 'c1', revision: '1', status }),
    ]);
  },
);
