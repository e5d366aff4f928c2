import { act } from 'react';
import { answerCalls, type CallAnswer, type SentCall } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { driveCopy, driveList, driveMove, driveSpaces } from '#shared/contracts';
import { buildEntry, buildFolder } from '../testing/build-entry.ts';
import { type MountedDialog, mountDialog, words } from '../testing/mount-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';

const space = { gradeName: '', className: '', role: 'edit' };
const spaces = {
  spaces: [
    { ...space, spaceId: 's1', kind: 'mine' },
    { ...space, spaceId: 's2', kind: 'school', role: 'view' },
  ],
  newShares: 0,
};
const moved = buildFolder({ entryId: 'f9', name: '自己' });
const list = [buildFolder(), moved, buildEntry()];
let view: MountedDialog;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(kind: 'move' | 'copy', answer: CallAnswer): Promise<SentCall[]> {
  const sent = answerCalls(({ path }) => {
    if (path === driveSpaces.path) return { data: spaces };
    if (path !== driveList.path) return answer;
    return { data: { list, total: 3, page: 1, pages: 1, trail: [], role: 'edit' } };
  });
  view = await mountDialog((onClose) => <PlaceDialog task={{ kind, entries: [moved] }} onClose={onClose} />);
  await view.until(() => void view.button('备课'));
  return sent;
}

const done = { data: { done: 1, refused: [] } };

test('when nothing is chosen, then nothing can be sent; places that may not be changed, and the folder itself, are not there', async () => {
  await open('move', done);
  expect(view.button(words['drive.command.move']).disabled).toBe(true);
  expect(view.text()).not.toContain(words['drive.space.school']);
  expect(() => view.button('自己')).toThrow();
  expect(() => view.button('教案.docx')).toThrow();
});

test.each([
  ['move', driveMove],
  ['copy', driveCopy],
] as const)(
  'when a folder is chosen to %s to, then it goes there, and the dialog closes',
  async (kind, call) => {
    const sent = await open(kind, done);
    await act(async () => view.button('备课').click());
    expect(view.button('备课').getAttribute('aria-pressed')).toBe('true');
    await act(async () => view.button(kind === 'move' ? '移动到' : '复制到').click());
    await view.until(() => expect(view.isClosed()).toBe(true));
    const payload = { entryIds: ['f9'], spaceId: 's1', parentId: 'f1' };
    expect(sent.filter(({ path }) => path === call.path)).toMatchObject([{ payload }]);
  },
);

test('when the service refuses the place, then the dialog stays for another one', async () => {
  await open('move', { status: 400, code: 'invalid_input', message: '不能移动到自身' });
  await act(async () => view.button('备课').click());
  await act(async () => view.button('移动到').click());
  await view.until(() => expect(view.button('移动到').disabled).toBe(false));
  expect(view.isClosed()).toBe(false);
});
