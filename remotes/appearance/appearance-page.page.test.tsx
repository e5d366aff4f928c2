import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { roleUserXxSys } from '#shared/contracts';
import { AppearancePage } from './appearance-page.tsx';
import words from './messages/zh-CN.json';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

test('when somebody looks after no unit, then the page says so, and there is nothing to save', async () => {
  const user = buildUser({ userId: '4002' });
  answerCalls(({ path }) => ({
    data: path === roleUserXxSys.path.replace('{userId}', user.userId) ? false : null,
  }));
  view = await mountView(<AppearancePage />, { messages: words, user });
  await view.until(() => expect(view.page.textContent).toContain(words['appearance.forbidden.title']));
  expect(view.page.textContent).not.toContain(words['appearance.save.button']);
});
