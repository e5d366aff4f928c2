import { answerCalls, type CallAnswer, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { messageAudiences, messageSend, type SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { SendDrawer } from './send-drawer.tsx';

const user = { userId: '4002' } as SessionUser;
const audience = { gradeName: '五年级', className: '(1)班', students: 30, parents: 41 };
const heading = words['messages.send.heading'];
const send = words['messages.send.submit'];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(answer: CallAnswer) {
  const sent = answerCalls(({ path }) =>
    path === messageAudiences.path ? { data: [audience] } : path === messageSend.path ? answer : {},
  );
  view = await mountView(<SendDrawer open onClose={() => undefined} />, {
    messages: words,
    user,
  });
  await view.until(() => void view.field(heading));
  return sent;
}

async function write(): Promise<void> {
  await view.type(heading, '春游通知');
  await view.type(words['messages.send.text'], '明天春游');
  await view.tick('五年级 (1)班');
}

test('when nothing is chosen, then the focus goes to the first class, since all else is there', async () => {
  await open('lost');
  await view.type(heading, '春游通知');
  await view.type(words['messages.send.text'], '明天春游');
  await view.press(send);
  expect(view.page.textContent).toContain(words['messages.send.classesMissing']);
  expect(document.activeElement).toHaveProperty('type', 'checkbox');
});

test('when no answer came, then the same message keeps its id, and a changed one is another', async () => {
  const sent = await open('lost');
  const ids = () =>
    sent.filter(({ path }) => path === messageSend.path).map((call) => call.payload.messageId);
  await write();
  for (const count of [1, 2]) {
    await view.press(send);
    await view.until(() => expect(ids()).toHaveLength(count));
    await view.until(() => expect(view.page.textContent).toContain(words['messages.send.safe']));
  }
  await view.type(heading, '秋游通知');
  await view.press(send);
  await view.until(() => expect(ids()).toHaveLength(3));
  expect(ids()[1]).toBe(ids()[0]);
  expect(ids()[2]).not.toBe(ids()[0]);
});

test('when the page is loaded again, then the message is back', async () => {
  await open('lost');
  await write();
  await view.remove();
  await open('lost');
  expect(view.field(heading).value).toBe('春游通知');
});
