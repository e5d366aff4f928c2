import { type ReactElement, useState } from 'react';
import { answerCalls, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { loginPageSave, type SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { LoginForm } from './login-form.tsx';
import { useLoginForm } from './use-login-form.ts';

const user = { userId: '4002', unitId: 'U1' } as SessionUser;
const footer = words['appearance.login.footer'];
const save = words['appearance.save.button'];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

function TestForm(): ReactElement {
  const [isSaved, setSaved] = useState(false);
  const form = useLoginForm('U1', null, () => setSaved(true));
  return (
    <>
      <LoginForm form={form} />
      {isSaved ? '已存' : null}
    </>
  );
}

test('when nothing has changed, then nothing is sent; what was saved is trimmed in the form as well', async () => {
  const sent = answerCalls(() => ({}));
  view = await mountView(<TestForm />, { messages: words, user });
  await view.press(save);
  expect(sent.filter(({ path }) => path === loginPageSave.path)).toEqual([]);
  await view.type(footer, ' 信息中心 ');
  await view.press(save);
  await view.until(() => expect(view.page.textContent).toContain('已存'));
  expect(view.field(footer).value).toBe('信息中心');
  expect(sent.filter(({ path }) => path === loginPageSave.path)).toHaveLength(1);
});
