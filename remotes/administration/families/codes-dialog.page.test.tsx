import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { CodesDialog } from './codes-dialog.tsx';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

test('when codes are made, then the slips have both languages, and nothing but the button closes them', async () => {
  const sent = answerCalls(() => ({
    data: {
      slips: [{ userId: '1001', realName: '周乐', code: 'ABCD-EFGH-JKLM' }],
      expiresAt: '2026-12-31T08:00:00.000Z',
    },
  }));
  const classes = [
    { classId: 'c1', gradeName: '三年级', className: '(1)班' },
    { classId: 'c2', gradeName: '三年级', className: '(2)班' },
  ];
  const onClose = vi.fn();
  view = await mountView(
    <CodesDialog unit={{ unitId: '', name: '实验小学' }} classes={classes} chosen="c2" onClose={onClose} />,
    { messages: words, user: buildUser({ userType: 2 }) },
  );
  await view.press(words['administration.codes.make']);
  await view.until(() => expect(view.page.textContent).toContain('ABCD-EFGH-JKLM'));
  expect(sent[0]?.payload).toMatchObject({ classId: 'c2', perPupil: '1' });
  for (const text of ['周乐', '实验小学 三年级 (2)班', '只能使用一次', 'It counts once, until 2026-12-31'])
    expect(view.page.textContent).toContain(text);
  expect(view.page.querySelectorAll('svg[viewBox^="-4"]')).toHaveLength(1);
  await view.press(words['administration.codes.close']);
  expect(onClose).toHaveBeenCalled();
});
