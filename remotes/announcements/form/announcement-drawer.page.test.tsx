import { answerCalls, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { AnnouncementDrawer } from './announcement-drawer.tsx';

const now = 1_800_000_000_000;
const reach = { units: [{ id: 'U1', name: '一', enName: null }], roles: [] };
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

test('when the service refuses the end, then it says so at the field that shows the end', async () => {
  const fieldErrors = [{ field: 'endsAt', message: '公告最长持续一年|||A year at most' }];
  answerCalls(() => ({ status: 400, code: 'invalid_input', fieldErrors }));
  const drawer = (
    <AnnouncementDrawer announcement={undefined} reach={reach} now={now} onClose={() => undefined} />
  );
  view = await mountView(drawer, {
    messages: words,
    user: { userId: '4002' } as SessionUser,
  });
  await view.type(words['announcements.form.chinese'], '停水');
  await view.press(words['announcements.form.publish']);
  await view.until(() => expect(view.page.textContent).toContain('公告最长持续一年'));
  expect(document.activeElement).toBe(view.field(words['announcements.form.ends']));
  expect(view.field(words['announcements.form.chinese']).value).toBe('停水');
});
