import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Permission, permissionsMine, type RegistryEntry, userTypeCodes } from '#shared/contracts';
import { queryClient } from '../../core/queries/index.ts';
import { mergeConfiguration, type StartUp } from '../../features/startup/index.ts';
import words from '../../features/startup/messages/zh-CN.json';
import { answerCalls, buildUser, type MountedView, mountView } from '../../testing/index.ts';
import { Admission } from './admission.tsx';

const { teacher, administrator } = userTypeCodes;
const notes: RegistryEntry = {
  ...{ name: 'notes', code: 'notes', names: { 'zh-CN': '笔记', en: 'Notes' }, version: '1.0.0' },
  ...{ minServerVersion: '1.0.0', paths: ['/notes'], frame: 'framed' },
  audience: {
    signedIn: true,
    userTypes: [teacher, administrator],
    needs: ['admin:announcements', 'admin:feedback'],
  },
  ...{ entry: '/assets/notes/remoteEntry.js?v=1', preload: [], preloadWords: {} },
};
const merged = mergeConfiguration(
  { code: 'notes', appCode: 'notes' },
  { pagemodel: undefined, paltformModel: undefined },
);
if (!merged.ok) throw new Error(merged.reason);
const startUp = { status: 'started', clientId: undefined, config: merged.config } as StartUp;
const user = buildUser();

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

function open(entry = notes): ReactElement {
  return (
    <Admission entry={entry} startUp={startUp}>
      我的笔记
    </Admission>
  );
}

test.each<[string, Permission[], boolean]>([
  ['one of them', ['admin:feedback'], true],
  ['something else', ['admin:audit'], false],
])('when the user of an app with needs holds %s, then it opens: %s', async (_, holds, isOpen) => {
  view = await mountView(open(), { messages: words, user, holds });
  expect(view.page.textContent?.includes('我的笔记')).toBe(isOpen);
  expect(view.page.textContent?.includes(words['startup.forbidden.title'])).toBe(!isOpen);
});

test('when the user is not of the type, then what she holds does not matter', async () => {
  const entry = { ...notes, audience: { ...notes.audience, userTypes: [administrator] } };
  view = await mountView(open(entry), { messages: words, user, holds: ['admin:feedback'] });
  expect(view.page.textContent).toContain(words['startup.forbidden.title']);
});

test('when nobody can say what the user holds, then she may ask again, and comes in', async () => {
  let isBroken = true;
  const sent = answerCalls(({ path }) =>
    path !== permissionsMine.path
      ? { data: null }
      : isBroken
        ? { status: 500 }
        : { data: ['admin:announcements'] },
  );
  view = await mountView(<main />, { messages: words, user });
  queryClient.removeQueries({ queryKey: [permissionsMine.name] });
  await view.show(open());
  expect(view.page.textContent).not.toContain(words['startup.forbidden.title']);
  await view.until(() => expect(view.page.textContent).toContain(words['startup.permissions.title']));
  expect(sent.some(({ path }) => path === permissionsMine.path)).toBe(true);
  isBroken = false;
  await view.press(words['startup.permissions.retry']);
  await view.until(() => expect(view.page.textContent).toContain('我的笔记'));
});
