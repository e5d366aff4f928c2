import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../messages/zh-CN.json';
import { DirectDialog } from './direct-dialog.tsx';

const person = { userId: '2002', realName: '吴刚', loginName: 't.wu', userType: 2 };
const report = { appCode: 'exam', nodeCode: 'report' };
const mark = { appCode: 'exam', nodeCode: 'mark' };
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

test.each([
  ['holds more', true, { add: [mark], remove: [] }],
  ['holds no more', false, { add: [mark], remove: [report] }],
] as const)(
  'when a person %s, then what she was granted stays, or goes; more is granted',
  async (_, holdsMore, change) => {
    const nodes = [
      { code: 'report', parentCode: null, name: '报告', englishName: 'Reports', isHeld: true },
      { code: 'mark', parentCode: null, name: '批阅', englishName: 'Mark', isHeld: true },
    ];
    const sent = answerCalls(({ path }) =>
      path.endsWith('/permissions')
        ? { data: [{ appCode: 'exam', name: '考试', englishName: 'Exams', nodes }] }
        : { data: { person: { ...person, holdsMore }, grants: [report] } },
    );
    const onClose = vi.fn();
    view = await mountView(<DirectDialog unitId="U3001" person={person} onClose={onClose} />, {
      messages: words,
      user: buildUser({ userType: 4 }),
    });
    await view.until(() => expect(view.page.textContent).toContain('报告'));
    expect(view.page.textContent?.includes(words['administration.direct.holdsMore'])).toBe(holdsMore);
    await view.tick('报告');
    await view.tick('批阅');
    await view.press(words['administration.form.save']);
    await view.until(() => expect(onClose).toHaveBeenCalled());
    expect(sent.find(({ payload }) => 'add' in payload)?.payload).toMatchObject(change);
  },
);
