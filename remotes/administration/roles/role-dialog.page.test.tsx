import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { roleFields } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { RoleDialog } from './role-dialog.tsx';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const report = { appCode: 'exam', nodeCode: 'report' };

/** Opens a role that grants the reports to an administrator who holds two permissions. */
async function openRole(holdsMore: boolean) {
  const nodes = [
    { code: 'report', parentCode: null, name: '报告', englishName: 'Reports', isHeld: true },
    { code: 'mark', parentCode: null, name: '批阅', englishName: 'Mark', isHeld: true },
  ];
  const role = {
    ...{ roleId: 'r', code: 'leaders', name: '组长', enName: '', isSystem: false, isHeld: false },
    ...{ revision: 1, people: 1, grants: [report], holdsMore, mayGive: true },
  };
  const sent = answerCalls(({ path }) =>
    path.endsWith('/permissions')
      ? { data: [{ appCode: 'exam', name: '考试', englishName: 'Exams', nodes }] }
      : { data: role },
  );
  const user = buildUser({ userType: 4 });
  view = await mountView(<RoleDialog unitId="U3002" role={role} onClose={vi.fn()} />, {
    messages: words,
    user,
  });
  await view.until(() => expect(view.page.textContent).toContain('报告'));
  return sent;
}

test('when somebody who has the role holds more, then the dialog says why nothing is taken from it, and more is granted', async () => {
  const sent = await openRole(true);
  expect(view.page.textContent).toContain(words['administration.roles.holdsMore']);
  await view.tick('报告');
  await view.tick('批阅');
  await view.press(words['administration.form.save']);
  await view.until(() => expect(sent.at(-1)?.path).toContain('/save'));
  expect(sent.at(-1)?.payload.grants).toEqual([report, { appCode: 'exam', nodeCode: 'mark' }]);
});

test('when nobody of them does, then what the role grants can be taken from it', async () => {
  const sent = await openRole(false);
  expect(view.page.textContent).not.toContain(words['administration.roles.holdsMore']);
  await view.tick('报告');
  await view.press(words['administration.form.save']);
  await view.until(() => expect(sent.at(-1)?.path).toContain('/save'));
  expect(sent.at(-1)?.payload.grants).toEqual([]);
});

test('when a role is created, then what is not held cannot be granted, and the rest is sent', async () => {
  const nodes = [
    { code: 'paper', parentCode: null, name: '试卷', englishName: 'Papers', isHeld: true },
    { code: 'mark', parentCode: null, name: '批阅', englishName: 'Mark', isHeld: false },
  ];
  const sent = answerCalls((call) =>
    call.path.endsWith('/permissions')
      ? { data: [{ appCode: 'exam', name: '考试', englishName: 'Exams', nodes }] }
      : {
          data: {
            ...{ roleId: 'r', code: 'leaders', name: '组长', enName: '', isSystem: false },
            ...{ revision: 1, people: 0, grants: [] },
          },
        },
  );
  const onClose = vi.fn();
  view = await mountView(<RoleDialog unitId="" onClose={onClose} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  const box = (label: string): HTMLInputElement | undefined =>
    [...view.page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
      (one) => one.parentElement?.textContent === label,
    );
  await view.until(() => expect(box('试卷')).toBeDefined());
  expect(box('批阅')?.disabled).toBe(true);
  expect(box(words['administration.roles.wholeApp'])?.disabled).toBe(true);
  await view.type(roleFields.name.label['zh-CN'], ' 组长 ');
  await view.press(words['administration.form.add']);
  expect(view.page.textContent).toContain('请输入代码');
  await view.type(roleFields.code.label['zh-CN'], 'leaders');
  await view.tick('试卷');
  await view.press(words['administration.form.add']);
  await view.until(() => expect(onClose).toHaveBeenCalled());
  expect(sent.at(-1)?.payload).toMatchObject({
    ...{ name: '组长', code: 'leaders', roleId: '' },
    grants: [{ appCode: 'exam', nodeCode: 'paper' }],
  });
});
