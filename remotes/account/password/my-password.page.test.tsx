import { answerCalls, type CallAnswer, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { passwordChange, passwordRule, type SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { MyPassword } from './my-password.tsx';

const user = { userId: '4002', loginName: 't.zhou' } as SessionUser;
const labels = {
  old: words['account.password.old'],
  new: words['account.password.new'],
  repeat: words['account.password.repeat'],
};
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function change(answer: CallAnswer): Promise<void> {
  answerCalls(({ path }) =>
    path === passwordRule.path ? { data: { rule: 'strong' } } : path === passwordChange.path ? answer : {},
  );
  view = await mountView(<MyPassword />, { messages: words, user });
  await view.until(() => void view.field(labels.old));
  await view.type(labels.old, 'Demo2026');
  await view.type(labels.new, 'Neues2027');
  await view.type(labels.repeat, 'Neues2027');
  expect(Object.keys(sessionStorage)).toEqual([]);
  await view.press(words['account.password.save']);
}

test('when the old password is wrong, then the service says so at its field, and what was typed stays', async () => {
  await change({
    status: 400,
    code: 'invalid_input',
    fieldErrors: [{ field: 'oldPassword', message: '原密码不正确|||That is not it' }],
  });
  await view.until(() => expect(view.page.textContent).toContain('原密码不正确'));
  expect(document.activeElement).toBe(view.field(labels.old));
  expect(view.field(labels.new).value).toBe('Neues2027');
});

test('when it is changed, then the form is empty and says so, until somebody types again', async () => {
  await change({});
  await view.until(() => expect(view.page.textContent).toContain(words['account.password.done']));
  expect(view.field(labels.new).value).toBe('');
  await view.type(labels.old, 'x');
  expect(view.page.textContent).not.toContain(words['account.password.done']);
});
