import { act } from 'react';
import { answerCalls, type CallAnswer, type SentCall } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { driveShare, driveShareList, driveShareTargets, driveUnshare } from '#shared/contracts';
import { buildEntry } from '../testing/build-entry.ts';
import { type MountedDialog, mountDialog, words } from '../testing/mount-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { lastMomentOf } from './until.ts';

const person = { kind: 'person', targetId: 'p1', name: '吴强', gradeName: '', className: '' };
const shares = [{ shareId: 'sh1', target: person, role: 'view', until: null, sharedBy: '周婷', sharedAt: 1 }];
const submit = words['drive.share.submit'];
let view: MountedDialog;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(answer: CallAnswer, present: readonly object[] = []): Promise<SentCall[]> {
  const sent = answerCalls(({ path }) => {
    if (path === driveShareTargets.path) return { data: [person] };
    return path === driveShareList.path ? { data: present } : answer;
  });
  // What was answered for one file stays for the next test.
  const entry = buildEntry({ entryId: `e${present.length + 1}` });
  view = await mountDialog((onClose) => <ShareDialog entry={entry} onClose={onClose} />);
  await view.until(() => expect(view.text()).not.toContain('正在加载'));
  return sent;
}

test('when nobody is chosen, then it cannot be shared, and it says that nobody sees the file yet', async () => {
  await open({});
  await view.until(() => expect(view.text()).toContain(words['drive.share.none']));
  expect(view.button(submit).disabled).toBe(true);
});

test('when somebody is chosen with a role and a last day, then that is sent, and the choice is empty again', async () => {
  const sent = await open({ data: shares });
  await view.until(() => void view.button('吴强'));
  await act(async () => view.button('吴强').click());
  await view.type(words['drive.share.until'], '2099-12-31');
  await view.press(submit);
  await view.until(() => expect(view.button(submit).disabled).toBe(true));
  const payload = { entryId: 'e1', role: 'view', until: lastMomentOf('2099-12-31') };
  const [given] = sent.filter(({ path }) => path === driveShare.path);
  expect(given?.payload).toMatchObject({ ...payload, targets: [{ kind: 'person', targetId: 'p1' }] });
});

test('when the service refuses it, then who was chosen is still there', async () => {
  await open({ status: 403, code: 'forbidden', message: '没有权限' });
  await view.until(() => void view.button('吴强'));
  await act(async () => view.button('吴强').click());
  await view.press(submit);
  await view.until(() => expect(view.button(submit).disabled).toBe(false));
  expect(view.button('移除').textContent).toContain('吴强');
});

test('when a share is ended, then that one is', async () => {
  const sent = await open({ data: shares }, shares);
  await view.until(() => void view.button('停止共享'));
  await act(async () => view.button('停止共享').click());
  await view.until(() =>
    expect(sent.filter(({ path }) => path === driveUnshare.path)).toMatchObject([
      { payload: { shareId: 'sh1' } },
    ]),
  );
});
