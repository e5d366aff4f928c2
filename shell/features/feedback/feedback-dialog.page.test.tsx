import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shared/contracts';
import { isDirty } from '../../core/unsaved/index.ts';
import { answerCalls, type MountedView, mountView } from '../../testing/index.ts';
import FeedbackDialog from './feedback-dialog.tsx';
import words from './messages/zh-CN.json';

const text = words['feedback.text'];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(onClose: () => void = () => undefined): Promise<void> {
  view = await mountView(<FeedbackDialog onClose={onClose} />, {
    messages: {},
    user: { userId: '4002' } as SessionUser,
  });
}

test('when the dialog is closed, then no word is lost, and no other app has to wait for an answer', async () => {
  await open();
  await view.type(text, '人员列表打不开');
  expect(isDirty()).toBe(false);
  await view.remove();
  await open();
  expect(view.field(text).value).toBe('人员列表打不开');
  expect(view.page.textContent).not.toContain('已恢复');
});

test('when the same words are sent again after no answer, then they are kept once', async () => {
  const answers = ['lost', { data: { id: 'f-1' } }] as const;
  const sent = answerCalls(() => answers[Math.min(sent.length, answers.length) - 1] ?? {});
  const onClose = vi.fn();
  await open(onClose);
  await view.type(text, '人员列表打不开');
  await view.press(words['feedback.send']);
  await view.until(() => expect(view.page.textContent).toContain(words['feedback.safe']));
  await view.press(words['feedback.send']);
  await view.until(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]?.payload.id).toBe(sent[0]?.payload.id);
  expect(sessionStorage).toHaveLength(0);
});
