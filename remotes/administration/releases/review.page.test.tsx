import { act } from 'react';
import { answerCalls, buildUser, type MountedView, mountView, type SentCall } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { buildDetails, buildRelease, buildReleasedApp } from '../testing/build-released-app.ts';
import { AppCard } from './app-card.tsx';
import { WaitingList } from './waiting-list.tsx';

const user = buildUser({ userType: 4 });
const school = { unitId: 'U2001', name: '青江实验小学', enName: null, isSandbox: false };
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

function answer(): SentCall[] {
  return answerCalls(({ path }) => ({ data: path.endsWith('/get') ? buildDetails() : buildRelease() }));
}

async function read(): Promise<SentCall[]> {
  const sent = answer();
  view = await mountView(<WaitingList apps={[buildReleasedApp()]} />, { messages: words, user });
  await view.press(words['administration.releases.read']);
  await view.until(() => expect(view.page.textContent).toContain('周课表 (week)'));
  return sent;
}

/** Presses a button of the dialog that lies on top. */
async function pressInDialog(name: string): Promise<void> {
  const all = [...view.page.querySelectorAll<HTMLButtonElement>('[role$=dialog] button')];
  const button = all.findLast(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button "${name}"`);
  await act(async () => button.click());
}

test('when a version is read, then who signed it, what it asks for and its files stand there', async () => {
  await read();
  const text = view.page.textContent ?? '';
  for (const part of [
    '周敏 · 青江实验小学',
    '密钥：laptop',
    'people.read',
    '“今天”栏',
    'remoteEntry.js',
    'a'.repeat(64),
  ])
    expect(text).toContain(part);
});

test('when it is approved, then exactly that version is', async () => {
  const sent = await read();
  await pressInDialog(words['administration.releases.approve']);
  await view.until(() => expect(sent.at(-1)?.path).toBe('/api/base/app_release/decide'));
  expect(sent.at(-1)?.payload).toMatchObject({ code: 'timetable', version: '1.1.0', decision: 'approve' });
});

test('when it is refused, then the dialog asks for a reason before anything is sent', async () => {
  const sent = await read();
  await pressInDialog(words['administration.releases.refuse']);
  const before = sent.length;
  await pressInDialog(words['administration.releases.refuse']);
  expect(view.page.textContent).toContain(words['administration.releases.reasonMissing']);
  expect(sent).toHaveLength(before);
  const field = view.page.querySelector('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, '缺少说明');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await pressInDialog(words['administration.releases.refuse']);
  await view.until(() => expect(sent).toHaveLength(before + 1));
  expect(sent.at(-1)?.payload).toMatchObject({ decision: 'withdraw', version: '1.1.0', note: '缺少说明' });
});

test('when nothing waits that she may decide about, then the list says so', async () => {
  answer();
  const app = buildReleasedApp({ mayDecide: false });
  view = await mountView(<WaitingList apps={[app]} />, { messages: words, user });
  expect(view.page.textContent).toContain(words['administration.releases.none']);
});

test('when a version is given to a unit, then the move says what stood there before', async () => {
  const sent = answerCalls(() => ({ data: buildReleasedApp() }));
  const releases = ['2.0.0', '1.0.0'].map((version) => buildRelease({ version, state: 'approved' }));
  view = await mountView(<AppCard app={buildReleasedApp({ releases })} units={[school]} />, {
    ...{ messages: words, user },
  });
  await view.press(words['administration.releases.give']);
  await pressInDialog(words['administration.releases.giveConfirm']);
  await view.until(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.payload).toMatchObject({
    ...{ unitId: 'U2001', channel: 'stable', version: '2.0.0', from: '1.0.0' },
  });
});

test('when there is no unit that she may release to, then there is no way to do so', async () => {
  answer();
  view = await mountView(<AppCard app={buildReleasedApp()} units={[]} />, { messages: words, user });
  expect(view.page.textContent).not.toContain(words['administration.releases.give']);
});
