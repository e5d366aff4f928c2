import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../messages/zh-CN.json';
import { buildApp } from '../../testing/build-app.ts';
import { AppDialog } from './app-dialog.tsx';

const classes = [
  { classId: 'a1', gradeName: '三年级', className: '(1)班' },
  { classId: 'a2', gradeName: '三年级', className: '(2)班' },
  { classId: 'b1', gradeName: '四年级', className: '(1)班' },
];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('when an app is opened for a grade, then its classes are sent, and the sentence says it before', async () => {
  const app = buildApp({ revision: 3 });
  const sent = answerCalls(() => ({ data: { ...app, revision: 4 } }));
  const onClose = vi.fn();
  view = await mountView(
    <AppDialog unitId="U2001" app={app} data={{ groups: [], classes, roles: [] }} onClose={onClose} />,
    { messages: words, user: buildUser({ userType: 4 }) },
  );
  await view.tick(words['administration.apps.some']);
  await view.press(words['administration.form.save']);
  expect(view.page.textContent).toContain('请至少选择一类可用对象');
  expect(sent).toEqual([]);
  await view.tick(words['administration.apps.teachers']);
  await view.tick(words['administration.apps.pupils']);
  await view.tick('三年级');
  expect(view.page.querySelector('[role=status]')?.textContent).toBe('对教师和三年级的学生开放');
  await view.press(words['administration.form.save']);
  await view.until(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.payload).toMatchObject({
    ...{ unitId: 'U2001', code: 'exam', revision: 3, isOpen: true, isForEverybody: false },
    ...{ userTypes: [2, 1], classIds: ['a1', 'a2'] },
  });
});
