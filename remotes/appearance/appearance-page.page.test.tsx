import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { type Permission, roleUserXxSys } from '#shared/contracts';
import { AppearancePage } from './appearance-page.tsx';
import words from './messages/zh-CN.json';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

const logo = words['appearance.logo.title'];
const theme = words['appearance.theme.title'];
const save = words['appearance.save.button'];

test.each<[string, { userId: string; holds: Permission[]; isForThemes: boolean }, string[]]>([
  [
    'keeps the look and holds the role for themes',
    { userId: '4001', holds: ['admin:appearance'], isForThemes: true },
    [logo, theme, save],
  ],
  [
    'keeps the look without that role',
    { userId: '2005', holds: ['admin:appearance'], isForThemes: false },
    [logo, save],
  ],
  ['keeps nothing', { userId: '4002', holds: [], isForThemes: false }, []],
])(
  'when somebody %s, then there is what she may change',
  async (_, { userId, holds, isForThemes }, shown) => {
    const user = buildUser({ userId });
    const sent = answerCalls(({ path }) => ({
      data: path === roleUserXxSys.path.replace('{userId}', userId) ? isForThemes : null,
    }));
    view = await mountView(<AppearancePage />, { messages: words, user, holds });
    await view.until(() => expect(view.page.querySelector('[aria-busy]')).toBeNull());
    expect(sent.length).toBeGreaterThan(0);
    const there = [logo, theme, save].filter((word) => view.page.textContent?.includes(word));
    expect(there).toEqual(shown);
  },
);
