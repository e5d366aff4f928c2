import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { childrenOverview } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { CodeDialog } from './code-dialog.tsx';
import { HomePage } from './home-page.tsx';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

test('when a code is refused, then the field says why and keeps it; the next one adds the child', async () => {
  const refusal = '这个校验码已经用过了，请向班主任索取新的';
  const child = { id: '1001', realName: '周乐', gradeName: '三年级', className: '(2)班' };
  const sent = answerCalls(({ payload }) =>
    String(Reflect.get(Object(payload), 'code')).startsWith('USED')
      ? {
          status: 422,
          code: 'invalid_input',
          message: refusal,
          fieldErrors: [{ field: 'code', message: refusal }],
        }
      : { data: child },
  );
  const onClose = vi.fn();
  view = await mountView(<CodeDialog onClose={onClose} />, {
    messages: words,
    user: buildUser({ userType: 3 }),
  });
  await view.press(words['family.code.save']);
  expect(view.page.textContent).toContain(words['family.code.missing']);
  expect(sent).toEqual([]);
  await view.type(words['family.code.label'], 'USED-USED-USED');
  await view.press(words['family.code.save']);
  await view.until(() => expect(view.page.textContent).toContain(refusal));
  expect(onClose).not.toHaveBeenCalled();
  await view.type(words['family.code.label'], 'good good good');
  await view.press(words['family.code.save']);
  await view.until(() => expect(onClose).toHaveBeenCalled());
});

test('when the children cannot be had, then she tries again; when there are none, then the page says whom to ask', async () => {
  const sent = answerCalls(({ path }) => {
    const isFirst = sent.filter((call) => call.path === childrenOverview.path).length < 2;
    return path === childrenOverview.path && isFirst ? { status: 503 } : { data: [] };
  });
  view = await mountView(<HomePage />, { messages: words, user: buildUser({ userType: 3, userId: '3009' }) });
  await view.until(() => expect(view.page.textContent).toContain(words['family.failed.title']));
  expect(view.page.textContent).not.toContain(words['family.empty.title']);
  await view.press('重试');
  await view.until(() => expect(view.page.textContent).toContain(words['family.empty.title']));
  expect(view.page.textContent).toContain(words['family.empty.text']);
});
