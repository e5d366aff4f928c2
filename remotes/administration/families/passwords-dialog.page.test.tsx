import { answerCalls, buildUser, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../messages/zh-CN.json';
import { PasswordsDialog } from './passwords-dialog.tsx';

let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

const classes = [{ classId: 'c1', gradeName: '三年级', className: '(1)班' }];
const once = words['administration.passwords.once'];
const nobody = words['administration.passwords.nobody'];

function slip(loginName: string) {
  return { userId: loginName, realName: loginName, loginName, password: `first-${loginName}` };
}

function withheld(count: number): string {
  return words['administration.passwords.withheld'].replace('{count, number}', String(count));
}

/** Makes slips of what the calls answer, one after the other. @returns where each call goes on */
async function make(...parts: readonly { slips: object[]; remaining: number; withheld: number }[]) {
  const answers = parts.map((part) => ({ data: { settled: 0, ...part } }));
  const sent = answerCalls(() => answers.shift() ?? 'lost');
  view = await mountView(
    <PasswordsDialog unit={{ unitId: '', name: '实验小学' }} classes={classes} chosen="" onClose={vi.fn()} />,
    { messages: words, user: buildUser({ userType: 4 }), holds: ['base:reset-pwd'] },
  );
  await view.press(words['administration.passwords.make']);
  await view.until(() => expect(sent).toHaveLength(parts.length));
  return sent.map(({ payload }) => payload.after);
}

test('when slips take several calls, then people who hold more are counted once, as all of them', async () => {
  const after = await make(
    { slips: [slip('t.a')], remaining: 1, withheld: 3 },
    { slips: [slip('t.m')], remaining: 0, withheld: 2 },
  );
  await view.until(() => expect(view.page.textContent).toContain(once));
  expect(after).toEqual(['', 't.a']);
  for (const text of ['first-t.a', 'first-t.m', withheld(3)]) expect(view.page.textContent).toContain(text);
  expect(view.page.textContent).not.toContain(withheld(2));
});

test('when nobody of them holds more, then nothing is said of it', async () => {
  await make({ slips: [slip('t.a')], remaining: 0, withheld: 0 });
  await view.until(() => expect(view.page.textContent).toContain(once));
  expect(view.page.textContent).not.toContain(withheld(0));
});

test.each([
  [2, withheld(2), nobody],
  [0, nobody, withheld(0)],
])(
  'when no slip is made and %i people hold more, then that is why, or nobody needs one',
  async (count, said, not) => {
    await make({ slips: [], remaining: 0, withheld: count });
    await view.until(() => expect(view.page.querySelector('p[role=status]')?.textContent).toBe(said));
    expect(view.page.textContent).not.toContain(not);
  },
);
