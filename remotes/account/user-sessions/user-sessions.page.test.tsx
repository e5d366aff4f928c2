import { act } from 'react';
import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { UserSessions } from './user-sessions.tsx';

let view: MountedView;
afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

const session = {
  ...{ sessionId: 's1', deviceLabel: 'Chrome', ip: '10.0.0.1', amr: ['pwd'], isCurrent: false },
  ...{ createdAt: '2026-09-01T00:00:00Z', lastUsedAt: '2026-09-01T00:00:00Z' },
  expiresAt: '2027-09-01T00:00:00Z',
};

test.each([true, false])(
  'when it is %s that somebody holds more than the user, then a sentence stands for the button that ends her sessions, or the button',
  async (holdsMore) => {
    const person = {
      ...{ userId: `2001 ${holdsMore}`, loginName: 't.zhou', realName: '周敏', userType: 2, holdsMore },
      ...{ sex: '', phone: '', email: '', gradeName: '', className: '', userStatus: 'enabled', revision: 1 },
      updatedAt: '2026-09-01T00:00:00Z',
    };
    answerCalls(({ path }) => ({
      data: path.endsWith('/users')
        ? { list: [person], total: 1, pages: 1, page: 1 }
        : path.endsWith('/user/get')
          ? person
          : [session],
    }));
    view = await mountView(<UserSessions />, { messages: words, user: buildUser({ userType: 4 }) });
    const input = view.page.querySelector('input');
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      if (input) set?.call(input, `周 ${holdsMore}`);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await view.until(() => expect(view.page.textContent).toContain('周敏（t.zhou）'));
    await view.press('周敏（t.zhou）');
    await view.until(() => expect(view.page.textContent).toContain('Chrome'));
    const buttons = [...view.page.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(view.page.textContent?.includes(words['account.people.holdsMore'])).toBe(holdsMore);
    expect(buttons.includes(words['account.people.end.button'])).toBe(!holdsMore);
  },
);
