import { answerCalls, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { logoSave, type SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { saveLogo } from './save-logo.ts';
import { UnitLogo } from './unit-logo.tsx';

let view: MountedView | undefined;

afterEach(async () => {
  await view?.remove();
  view = undefined;
  vi.unstubAllGlobals();
});

test('when the logo is removed, then the question comes first, and the page shows that there is none', async () => {
  const sent = answerCalls(() => ({}));
  const saved = () => sent.filter(({ path }) => path === logoSave.path);
  view = await mountView(<UnitLogo />, { messages: words, user: { unitId: 'U1' } as SessionUser });
  await view.press(words['appearance.logo.remove']);
  expect(saved()).toEqual([]);
  const dialog = view.page.querySelector('[role=alertdialog]');
  const confirm = [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
  confirm?.click();
  await view.until(() => expect(view?.page.textContent).toContain(words['appearance.logo.none']));
  expect(saved().map(({ payload }) => payload)).toEqual([{ base64Str: null, type: '' }]);
});

test.each([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
] as const)(
  'when a logo is saved as %s, then it travels without its prefix, as %s',
  async (type, extension) => {
    const sent = answerCalls(() => ({}));
    await saveLogo({ type, dataUrl: `data:${type};base64,AAAA` });
    expect(sent.map(({ path, payload }) => [path, payload])).toEqual([
      [logoSave.path, { base64Str: 'AAAA', type: extension }],
    ]);
  },
);
