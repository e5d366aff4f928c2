import { buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { PermissionApp, RoleGrant } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { PermissionTree } from './permission-tree.tsx';

const exam: PermissionApp = {
  ...{ appCode: 'exam', name: '考试', englishName: 'Exams' },
  nodes: [
    { code: 'paper', parentCode: null, name: '试卷', englishName: 'Papers', isHeld: true },
    { code: 'paper.new', parentCode: 'paper', name: '出卷', englishName: 'New', isHeld: true },
    { code: 'mark', parentCode: null, name: '批阅', englishName: 'Mark', isHeld: true },
  ],
};
const fixed: RoleGrant[] = [{ appCode: 'exam', nodeCode: 'paper.new' }];
const whole = words['administration.roles.wholeApp'];
let view: MountedView;
afterEach(() => view.remove());

/** Shows the tree; what can be pressed is in the answer, by its label. */
async function open(grants: readonly RoleGrant[], stays: readonly RoleGrant[], onChange = vi.fn()) {
  view = await mountView(<PermissionTree apps={[exam]} grants={grants} fixed={stays} onChange={onChange} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  return [...view.page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    .filter(({ disabled }) => !disabled)
    .map(({ parentElement }) => parentElement?.textContent);
}

test('when a grant is fixed, then it is not offered; the others and the whole app are', async () => {
  expect(await open(fixed, fixed)).toEqual([whole, '试卷', '批阅']);
});

test('when the whole app goes again, then what is fixed of it stays', async () => {
  const onChange = vi.fn();
  await open([{ appCode: 'exam', nodeCode: '*' }], fixed, onChange);
  await view.tick(whole);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(fixed);
});

test('when a whole app is fixed, then nothing of it is offered; when nothing is, then all of it', async () => {
  const all = [{ appCode: 'exam', nodeCode: '*' }];
  expect(await open(all, all)).toEqual([]);
  await view.remove();
  expect(await open(all, [])).toEqual([whole]);
  await view.remove();
  expect(await open(fixed, [])).toEqual([whole, '试卷', '出卷', '批阅']);
});

test('when a node above a fixed one goes, then the fixed one stays', async () => {
  const onChange = vi.fn();
  await open([{ appCode: 'exam', nodeCode: 'paper' }, ...fixed], fixed, onChange);
  await view.tick('试卷');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(fixed);
});
