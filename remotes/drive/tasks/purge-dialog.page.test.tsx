import { answerCalls, type CallAnswer } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { driveBinEmpty, drivePurge } from '#shared/contracts';
import { buildEntry } from '../testing/build-entry.ts';
import { type MountedDialog, mountDialog, words } from '../testing/mount-dialog.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import type { PurgeTask } from './task.ts';

const purge: PurgeTask = { kind: 'purge', entries: [buildEntry()] };
let view: MountedDialog;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(task: PurgeTask, answer: CallAnswer = { data: { done: 1, refused: [] } }) {
  const sent = answerCalls(() => answer);
  view = await mountDialog((onClose) => <PurgeDialog task={task} onClose={onClose} />);
  return sent;
}

test.each([
  [purge, 'drive.purge.confirm', drivePurge, { entryIds: ['e1'] }],
  [{ kind: 'empty', spaceId: 's1' }, 'drive.empty.confirm', driveBinEmpty, { spaceId: 's1' }],
] as const)(
  'when the user confirms $0.kind, then exactly that is deleted',
  async (task, word, call, payload) => {
    const sent = await open(task);
    expect(view.text()).toContain(words['drive.purge.text']);
    expect(sent).toEqual([]);
    await view.press(words[word]);
    await view.until(() => expect(view.isClosed()).toBe(true));
    expect(sent.filter(({ path }) => path === call.path)).toMatchObject([{ payload }]);
  },
);

test('when the service refuses it, then the question stays', async () => {
  await open(purge, { status: 403, code: 'forbidden', message: '没有权限' });
  await view.press(words['drive.purge.confirm']);
  await view.until(() => expect(view.button(words['drive.purge.confirm']).disabled).toBe(false));
  expect(view.isClosed()).toBe(false);
});
