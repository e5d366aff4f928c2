import { act } from 'react';
import { answerCalls, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReleasedApp } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { buildPointer, buildReleasedApp } from '../testing/build-released-app.ts';
import { PointersCard } from './pointers-card.tsx';

const school = { unitId: 'U2001', unitName: '青江实验小学', unitEnName: null };
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(app: ReleasedApp): Promise<void> {
  view = await mountView(<PointersCard app={app} units={[]} />, { messages: words });
}

function fill(id: keyof typeof words, values: Record<string, string>): string {
  return words[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

async function confirm(name: string): Promise<void> {
  const buttons = [...view.page.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')];
  const button = buttons.find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no answer "${name}"`);
  await act(async () => button.click());
}

test('when a pointer has a version before, then one press and one answer lead back to it', async () => {
  const app = buildReleasedApp({
    channels: [buildPointer({ ...school, version: '1.1.0', previousVersion: '1.0.0' })],
  });
  const sent = answerCalls(() => ({ data: app }));
  await open(app);
  await view.press(fill('developers.rollBack.action', { version: '1.0.0' }));
  expect(view.page.textContent).toContain('青江实验小学将从 1.1.0 回到 1.0.0');
  expect(sent).toEqual([]);
  await confirm(fill('developers.rollBack.action', { version: '1.0.0' }));
  await view.until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/api/base/app_release/move',
    payload: { code: 'timetable', unitId: 'U2001', channel: 'stable', version: '1.0.0', from: '1.1.0' },
  });
});

test('when a version that is tried is promoted, then it is for the unit, or for all where the user may', async () => {
  const sent = answerCalls(() => ({ data: buildReleasedApp() }));
  await open(buildReleasedApp({ mayReleaseToAll: true }));
  await view.press(words['developers.promote.action']);
  await view.tick(words['developers.apps.allUnits']);
  await confirm(words['developers.promote.action']);
  await view.until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/api/base/app_release/promote',
    payload: { code: 'timetable', unitId: '', version: '1.1.0' },
  });
});

test('when the user may not move a pointer, then she sees it without buttons', async () => {
  await open(buildReleasedApp({ channels: [buildPointer({ isOpen: false, previousVersion: '0.9.0' })] }));
  expect(view.page.textContent).toContain(words['developers.apps.allUnits']);
  expect(view.page.querySelector('button')).toBeNull();
});

test('when no unit has a version, then the card says what to do', async () => {
  await open(buildReleasedApp({ channels: [] }));
  expect(view.page.textContent).toContain(words['developers.pointers.none']);
});
