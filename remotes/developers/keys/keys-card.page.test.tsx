import { answerCalls, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { KeysCard } from './keys-card.tsx';

const publicKey = `${'A'.repeat(43)}=`;
const key = {
  ...{ keyId: 'k-1', name: 'laptop', publicKey, lastUsedAt: null },
  createdAt: '2026-11-20T08:00:00.000Z',
};
let view: MountedView;

afterEach(async () => {
  await view.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('when what is typed is no public key, then the form says so and sends nothing', async () => {
  const sent = answerCalls(() => ({ data: [] }));
  view = await mountView(<KeysCard />, { messages: words });
  await view.type(words['developers.ownKeys.name'], 'laptop');
  await view.type(words['developers.ownKeys.public'], 'AAAA');
  await view.press(words['developers.ownKeys.register']);
  expect(view.page.textContent).toContain(words['developers.ownKeys.notPublic']);
  expect(sent.some(({ path }) => path.endsWith('/add'))).toBe(false);
});

test('when a key is registered, then the page says what the command line has to know', async () => {
  const sent = answerCalls(({ path }) => ({ data: path.endsWith('/add') ? key : [key] }));
  view = await mountView(<KeysCard />, { messages: words });
  await view.type(words['developers.ownKeys.name'], ' laptop ');
  await view.type(words['developers.ownKeys.public'], publicKey);
  await view.press(words['developers.ownKeys.register']);
  await view.until(() => expect(view.page.textContent).toContain('npx portal key --id k-1'));
  expect(sent.find(({ path }) => path.endsWith('/add'))?.payload).toEqual({ name: 'laptop', publicKey });
  expect(view.field(words['developers.ownKeys.name']).value).toBe('');
});

test('when the service refuses a key, then what was typed stays', async () => {
  answerCalls(({ path }) =>
    path.endsWith('/add') ? { status: 409, code: 'conflict', message: '这个公钥已经登记过' } : { data: [] },
  );
  view = await mountView(<KeysCard />, { messages: words });
  await view.type(words['developers.ownKeys.name'], 'laptop');
  await view.type(words['developers.ownKeys.public'], publicKey);
  await view.press(words['developers.ownKeys.register']);
  await view.until(() => expect(view.page.textContent).toContain('这个公钥已经登记过'));
  expect(view.field(words['developers.ownKeys.public']).value).toBe(publicKey);
});
