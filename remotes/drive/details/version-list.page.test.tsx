import { act } from 'react';
import { answerCalls, type CallAnswer, type SentCall } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { type DriveRole, driveVersionList, driveVersionRestore } from '#shared/contracts';
import { buildEntry } from '../testing/build-entry.ts';
import { type MountedDialog, mountDialog, words } from '../testing/mount-dialog.tsx';
import { VersionList } from './version-list.tsx';

const one = { size: 2048, madeBy: '周婷', madeAt: Date.UTC(2026, 10, 24, 2), path: '/api/storage/file/c1' };
const versions = [
  { ...one, version: 2 },
  { ...one, version: 1 },
];
const restore = '恢复到第';
let view: MountedDialog;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(role: DriveRole, answer: CallAnswer = { data: buildEntry() }): Promise<SentCall[]> {
  const sent = answerCalls(({ path }) => (path === driveVersionList.path ? { data: versions } : answer));
  view = await mountDialog(() => <VersionList entry={buildEntry({ role })} />);
  await view.until(() => expect(view.page.querySelectorAll('li')).toHaveLength(2));
  return sent;
}

test('when a file has versions, then each can be saved, and only an old one can come back', async () => {
  const sent = await open('edit');
  expect(view.page.querySelectorAll('a[download]')).toHaveLength(2);
  const buttons = [...view.page.querySelectorAll('button')];
  expect(buttons.filter((one) => one.getAttribute('aria-label')?.startsWith(restore))).toHaveLength(1);
  await act(async () => view.button(restore).click());
  await view.until(() => expect(view.button(restore).disabled).toBe(false));
  expect(sent.filter(({ path }) => path === driveVersionRestore.path)).toMatchObject([
    { payload: { entryId: 'e1', version: '1' } },
  ]);
});

test('when the file may only be viewed, then no version can come back', async () => {
  await open('view');
  expect(() => view.button(restore)).toThrow();
});

test('when the service refuses it, then the list stays, and another attempt is possible', async () => {
  await open('edit', { status: 409, code: 'conflict', message: words['drive.version.restored'] });
  await act(async () => view.button(restore).click());
  await view.until(() => expect(view.button(restore).disabled).toBe(false));
  expect(view.page.querySelectorAll('li')).toHaveLength(2);
});
