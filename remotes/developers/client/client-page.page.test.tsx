import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { clientOptions, clientUpdate } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { buildClient } from '../testing/build-client.ts';
import { ClientPage } from './client-page.tsx';

const options = {
  issuer: 'http://portal.school/api/uaa/oidc',
  consoleUri: 'http://portal.school/developers/callback',
  scopes: [],
  sandboxUnit: null,
  isAdministrator: false,
  waiting: 0,
};
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('when two change an app at once, then the second hears of it, loses nothing, and can take what the first saved', async () => {
  let kept = buildClient();
  answerCalls(({ path }) => {
    if (path === clientUpdate.path) return { status: 409, code: 'conflict' };
    return { data: path === clientOptions.path ? options : kept };
  });
  const page = <ClientPage clientId="client-1" section="settings" />;
  view = await mountView(page, { messages: words, user: buildUser() });
  const save = words['developers.settings.save'];
  await view.until(() => expect(view.page.textContent).toContain(save));
  await view.type(words['developers.form.nameEn'], 'Mine');
  kept = buildClient({ name: { 'zh-CN': '乙', en: 'Theirs' }, revision: 2 });
  await view.press(save);
  const notice = words['developers.settings.conflict.title'];
  await view.until(() => expect(view.page.textContent).toContain(notice));
  expect(view.field(words['developers.form.nameEn']).value).toBe('Mine');
  await view.press(words['developers.settings.conflict.take']);
  expect(view.field(words['developers.form.nameZh']).value).toBe('乙');
});
