import { answerCalls, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { RenewDialog } from './renew-dialog.tsx';

const field = words['licences.renew.key'];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

test('when a key is refused, or a file is none, then the field of the key says so and takes another', async () => {
  answerCalls(() => ({ status: 400, code: 'invalid_input', message: '许可码无效' }));
  view = await mountView(<RenewDialog onClose={() => undefined} />, {
    messages: words,
    user: { userId: '4002' } as SessionUser,
  });
  await view.type(field, 'LIC1.not.signed');
  await view.press(words['licences.renew.submit']);
  await view.until(() => expect(view.page.textContent).toContain('许可码无效'));
  expect(document.activeElement).toBe(view.field(field));
  await view.choose(words['licences.renew.file'], new File(['x'.repeat(5000)], 'photo.lic'));
  expect(view.page.textContent).toContain(words['licences.renew.noLicence']);
  await view.choose(words['licences.renew.file'], new File([' LIC1.a.b\n'], 'exam.lic'));
  await view.until(() => expect(view.field(field).value).toBe('LIC1.a.b'));
  expect(view.page.textContent).not.toContain(words['licences.renew.noLicence']);
});
