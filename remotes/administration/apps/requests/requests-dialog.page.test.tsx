import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../messages/zh-CN.json';
import { buildApp } from '../../testing/build-app.ts';
import { RequestsDialog } from './requests-dialog.tsx';

const app = buildApp({ requests: { people: 12, names: ['周敏', '吴刚'] } });
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(reason: string): Promise<{ onClose: () => void }> {
  const onClose = vi.fn();
  view = await mountView(
    <RequestsDialog unitId="U2001" app={app} reason={reason} onReason={vi.fn()} onClose={onClose} />,
    { messages: words, user: buildUser({ userType: 4 }) },
  );
  return { onClose };
}

test('when requests are declined without a reason, then the dialog asks for one and sends nothing', async () => {
  const sent = answerCalls(() => ({ data: app }));
  await open(' ');
  expect(view.page.textContent).toContain('周敏和吴刚等 12 人申请开通此应用');
  await view.press(words['administration.apps.decline']);
  expect(view.page.textContent).toContain(words['administration.apps.reasonMissing']);
  expect(sent).toEqual([]);
});

test('when there is one, then it is sent, and the dialog closes', async () => {
  const sent = answerCalls(() => ({ data: app }));
  const { onClose } = await open('下学期再开');
  await view.press(words['administration.apps.decline']);
  await view.until(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.payload).toMatchObject({
    ...{ unitId: 'U2001', code: 'exam', decision: 'decline', reason: '下学期再开' },
  });
});
