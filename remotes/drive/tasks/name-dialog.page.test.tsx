import { answerCalls, type CallAnswer, type SentCall } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { driveFolderCreate, driveRename } from '#shared/contracts';
import { buildEntry, buildFolder } from '../testing/build-entry.ts';
import { type MountedDialog, mountDialog, words } from '../testing/mount-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import type { NameTask } from './task.ts';

const label = words['drive.name.label'];
let view: MountedDialog;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

async function open(task: NameTask, answer: CallAnswer = { data: buildFolder() }): Promise<SentCall[]> {
  const sent = answerCalls(() => answer);
  view = await mountDialog((onClose) => <NameDialog task={task} onClose={onClose} />);
  return sent;
}

const create: NameTask = { kind: 'create', spaceId: 's1', parentId: 'f1' };

test.each([
  ['', 'drive.name.missing'],
  ['   ', 'drive.name.missing'],
  // 86 characters are 258 bytes.
  ['名'.repeat(86), 'drive.name.long'],
] as const)('when the name is "%s", then the field says so, and nothing is sent', async (name, problem) => {
  const sent = await open(create);
  await view.type(label, name);
  await view.press(words['drive.name.save']);
  await view.until(() => expect(view.field(label).getAttribute('aria-invalid')).toBe('true'));
  expect(view.text()).toContain(words[problem]);
  expect(document.activeElement).toBe(view.field(label));
  expect(sent).toEqual([]);
});

test('when a folder has a name, then it is made in its place without blanks around it, and the dialog closes', async () => {
  const sent = await open(create);
  await view.type(label, ' 春游 ');
  await view.press(words['drive.name.save']);
  await view.until(() => expect(view.isClosed()).toBe(true));
  const payload = { spaceId: 's1', parentId: 'f1', name: '春游' };
  expect(sent).toMatchObject([{ path: driveFolderCreate.path, payload }]);
});

test.each([
  [{ status: 409, code: 'conflict', message: '已有同名文件夹' }, '已有同名文件夹'],
  [
    { status: 400, code: 'invalid_input', fieldErrors: [{ field: 'name', message: '名称不能含有 /' }] },
    '名称不能含有 /',
  ],
])(
  'when the service refuses it (%o), then the reason stands there, and the name too',
  async (answer, reason) => {
    await open(create, answer);
    await view.type(label, '春游');
    await view.press(words['drive.name.save']);
    await view.until(() => expect(view.text()).toContain(reason));
    expect(view.isClosed()).toBe(false);
    expect(view.field(label).value).toBe('春游');
  },
);

test('when a file is renamed, then its name is there without its extension chosen, and its revision goes along', async () => {
  const sent = await open({ kind: 'rename', entry: buildEntry({ revision: 7 }) });
  const field = view.field(label);
  expect(field.value).toBe('教案.docx');
  await view.until(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]));
  await view.type(label, '计划.docx');
  await view.press(words['drive.command.rename']);
  await view.until(() => expect(view.isClosed()).toBe(true));
  expect(sent).toMatchObject([{ path: driveRename.path, payload: { name: '计划.docx', revision: '7' } }]);
});
