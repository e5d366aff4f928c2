import { answerCalls, type CallAnswer, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { profileContactAsk, type SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { ContactDialog } from './contact-dialog.tsx';

const contact = '13900004444';
const gone = { data: { expiresIn: 600 } };
const refused = { status: 400, code: 'invalid_input' };
const phone = words['account.phone.label'];
const code = words['account.contact.code'];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(answers: CallAnswer[]): Promise<void> {
  answerCalls(({ path }) =>
    path === profileContactAsk.path ? (answers.shift() ?? {}) : { ...refused, message: '验证码不对' },
  );
  view = await mountView(<ContactDialog kind="phone" onClose={() => undefined} />, {
    messages: words,
    user: { userId: '4002' } as SessionUser,
  });
  await view.type(phone, contact);
  await view.press(words['account.contact.send']);
}

test('when the service refuses the number, then it says so at the field, and the code is not asked for', async () => {
  await open([{ ...refused, message: '已被使用' }]);
  await view.until(() => expect(view.field(phone).getAttribute('aria-invalid')).toBe('true'));
  expect(view.page.textContent).toContain('已被使用');
});

test('when another code does not go out, then that stands at the code, until somebody types', async () => {
  await open([gone, { ...refused, message: '请稍后再试' }]);
  await view.until(() => void view.field(code));
  await view.press(words['account.contact.again']);
  await view.until(() => expect(view.page.textContent).toContain('请稍后再试'));
  await view.type(code, '123456');
  expect(view.page.textContent).not.toContain('请稍后再试');
  await view.press(words['account.contact.save']);
  await view.until(() => expect(view.page.textContent).toContain('验证码不对'));
});

test('when the dialog was lost with its page, then the number is back, and no code is written down', async () => {
  await open(['lost']);
  await view.until(() => expect(view.field(phone).getAttribute('aria-invalid')).toBe('true'));
  expect(JSON.stringify(sessionStorage)).toContain(contact);
  await view.remove();
  await open([gone]);
  await view.until(() => void view.field(code));
  await view.type(code, '987654');
  expect(JSON.stringify(sessionStorage)).not.toContain('987654');
});
