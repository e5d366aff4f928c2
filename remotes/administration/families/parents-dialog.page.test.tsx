import { act } from 'react';
import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { PupilFamily } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { ParentsDialog } from './parents-dialog.tsx';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

const pupil: PupilFamily = {
  ...{ userId: '1001', realName: '周乐', loginName: 's.zhoule', gradeName: '三年级', className: '(2)班' },
  ...{ parents: [{ userId: '3001', realName: '周敏', loginName: 'p.zhou' }], codes: 0, codesUntil: null },
};

test('when a parent is added, then at once; when one is taken away, then only after a question', async () => {
  const sent = answerCalls(({ path }) =>
    path.endsWith('/parents')
      ? { data: [{ userId: '3004', realName: '新家长', loginName: 'p.new' }] }
      : { data: null },
  );
  view = await mountView(<ParentsDialog unitId="" pupil={pupil} onClose={vi.fn()} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  const changes = () => sent.filter(({ path }) => /\/(add|remove)$/.test(path)).map(({ payload }) => payload);
  await view.until(() => expect(view.page.textContent).toContain('新家长'));
  await view.press('新家长');
  await view.until(() => expect(changes()).toEqual([{ unitId: '', parentId: '3004', childId: '1001' }]));
  const remove = words['administration.teachers.remove'].replace('{name}', '周敏');
  await act(async () => view.page.querySelector<HTMLElement>(`[aria-label="${remove}"]`)?.click());
  await view.until(() =>
    expect(view.page.textContent).toContain(words['administration.families.removeText']),
  );
  expect(changes()).toHaveLength(1);
  await view.press(words['administration.families.remove']);
  await view.until(() => expect(changes()[1]).toEqual({ unitId: '', parentId: '3001', childId: '1001' }));
});
