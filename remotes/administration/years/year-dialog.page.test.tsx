import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { schoolYearFields } from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { YearDialog } from './year-dialog.tsx';

const [name, begins, ends] = (['name', 'beginsOn', 'endsOn'] as const).map(
  (field) => schoolYearFields[field].label['zh-CN'],
) as [string, string, string];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('when the days are wrong, then each field says so; once they are right, the year is saved', async () => {
  const saved = { yearId: 'y', name: '2027–2028', beginsOn: '2027-09-01', endsOn: '2028-08-31' };
  const sent = answerCalls(() => ({ data: { ...saved, isCurrent: false, revision: 1 } }));
  const onClose = vi.fn();
  view = await mountView(<YearDialog unitId="U2001" year={undefined} onClose={onClose} />, {
    messages: words,
    user: buildUser({ userType: 4 }),
  });
  await view.type(name, ' 2027–2028 ');
  await view.type(begins, '2027-09-01');
  await view.type(ends, '2027-01-01');
  await view.press(words['administration.form.add']);
  expect(view.page.textContent).toContain('结束日期须晚于开始日期');
  expect(sent).toEqual([]);
  await view.type(ends, '2028-08-31');
  await view.press(words['administration.form.add']);
  await view.until(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.payload).toMatchObject({ unitId: 'U2001', name: '2027–2028', isCurrent: 'false' });
});
