import { act } from 'react';
import {
  answerCalls,
  buildUser,
  type CallAnswer,
  type MountedView,
  mountView,
  type SentCall,
} from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraftOf, type KeptPerson, type Permission, personFields } from '#shared/contracts';
import words from '../../messages/zh-CN.json';
import { AdministratorsDialog } from './administrators-dialog.tsx';

/** Answers of earlier tests are kept by the unit. */
let schools = 0;

const school = {
  ...{ unitId: '', unitType: 2 as const, name: '青江实验小学', enName: null },
  ...{ campuses: [], revision: 1, students: 3, teachers: 2, administrators: 1 },
};
const both: Permission[] = ['base:list', 'base:reset-pwd', 'admin:people.edit'];
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

function buildAdministrator(different: Partial<KeptPerson> = {}): KeptPerson {
  return {
    ...emptyDraftOf(personFields),
    ...{ userId: '4001', realName: '何静', loginName: 'ps.admin', userType: 4, userStatus: 'enabled' },
    ...{ avatar: null, revision: 7, updatedAt: '2026-11-18T08:00:00.000Z', holdsMore: false },
    ...different,
  };
}

/** Opens the dialog of a school with some people; other calls are answered as said. */
async function open(
  people: readonly KeptPerson[],
  { holds = both, answer = () => 'lost' }: OpenOptions = {},
): Promise<SentCall[]> {
  const sent = answerCalls((call) =>
    call.path.endsWith('/users')
      ? { data: { list: people, total: people.length, pages: 1, page: 1 } }
      : answer(call),
  );
  await show(holds);
  return sent;
}

/** Shows the dialog of the next school. */
async function show(holds: readonly Permission[]): Promise<void> {
  schools += 1;
  const next = { ...school, unitId: `U200${schools}` };
  view = await mountView(<AdministratorsDialog school={next} onClose={vi.fn()} />, {
    messages: words,
    user: buildUser({ userType: 4, unitId: 'U1001', unitType: 1 }),
    holds,
  });
}

interface OpenOptions {
  holds?: readonly Permission[];
  answer?: (call: SentCall) => CallAnswer;
}

type Labelled = 'resetOf' | 'disableOf' | 'enableOf';

function button(label: Labelled, name = '何静'): HTMLElement | null {
  const text = words[`administration.administrators.${label}`].replace('{name}', name);
  return view.page.querySelector<HTMLElement>(`button[aria-label="${text}"]`);
}

async function press(label: Labelled): Promise<void> {
  await view.until(() => expect(button(label)).not.toBeNull());
  await act(async () => button(label)?.click());
}

/** Says yes to the question. */
async function confirm(): Promise<void> {
  const buttons = [...view.page.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
  const yes = buttons.filter(({ textContent }) => textContent !== '').at(-1);
  await act(async () => yes?.click());
}

function writesOf(sent: readonly SentCall[], path: string): Record<string, unknown>[] {
  return sent.filter((call) => call.path.endsWith(path)).map(({ payload }) => payload);
}

test('when a bureau opens a school, then its administrators are there, with what can be done for each', async () => {
  await open([
    buildAdministrator(),
    buildAdministrator({ userId: '4002', realName: '高校', loginName: 'ps.full', holdsMore: true }),
    buildAdministrator({ userId: '4003', realName: '吴刚', loginName: 'ps.old', userStatus: 'disabled' }),
  ]);
  await view.until(() => expect(view.page.querySelectorAll('li')).toHaveLength(3));
  const [one, strong, old] = [...view.page.querySelectorAll('li')].map(({ textContent }) => textContent);
  const disabled = words['administration.administrators.disabled'];
  expect(one).toContain('ps.admin');
  expect(one).not.toContain(disabled);
  expect(strong).toContain(words['administration.people.holdsMore']);
  expect(old).toContain(disabled);
  const offered = (name: string) =>
    (['resetOf', 'disableOf', 'enableOf'] as const).map((label) => button(label, name) !== null);
  expect(offered('何静')).toEqual([true, true, false]);
  expect(offered('高校')).toEqual([false, false, false]);
  expect(offered('吴刚')).toEqual([true, false, true]);
});

test.each<[Permission, boolean, boolean]>([
  ['base:reset-pwd', true, false],
  ['admin:people.edit', false, true],
])('when somebody holds %s alone, then the rest is not offered', async (held, mayReset, mayDisable) => {
  await open([buildAdministrator()], { holds: ['base:list', held] });
  await view.until(() => expect(view.page.textContent).toContain('ps.admin'));
  expect([button('resetOf') !== null, button('disableOf') !== null]).toEqual([mayReset, mayDisable]);
});

test('when a password is reset, then she is asked first, and the new one is shown once', async () => {
  const answer = () => ({ data: { user: buildAdministrator({ revision: 8 }), password: 'Xq7-first' } });
  const sent = await open([buildAdministrator()], { answer });
  await press('resetOf');
  expect(view.page.textContent).toContain(words['administration.administrators.resetText']);
  expect(writesOf(sent, '/reset_password')).toEqual([]);
  await confirm();
  await view.until(() => expect(view.page.querySelector('input[value="Xq7-first"]')).not.toBeNull());
  expect(writesOf(sent, '/reset_password')).toMatchObject([{ userId: '4001', revision: '7' }]);
  await view.press(words['administration.schools.done']);
  await view.until(() => expect(view.page.querySelector('input[value="Xq7-first"]')).toBeNull());
});

test.each([
  ['disableOf', 'enabled', 'disabled', words['administration.administrators.disableText']],
  ['enableOf', 'disabled', 'enabled', words['administration.administrators.enableText']],
] as const)(
  'when %s is pressed, then she is asked first, and the status is sent',
  async (label, before, after, text) => {
    const person = buildAdministrator({ userStatus: before });
    const sent = await open([person], { answer: () => ({ data: { ...person, userStatus: after } }) });
    await press(label);
    expect(view.page.textContent).toContain(text);
    expect(writesOf(sent, '/set_status')).toEqual([]);
    await confirm();
    await view.until(() =>
      expect(writesOf(sent, '/set_status')).toMatchObject([
        { userId: '4001', revision: '7', userStatus: after },
      ]),
    );
    await view.until(() => expect(view.page.querySelector('[role=alertdialog]')).toBeNull());
  },
);

test('when a school has nobody, or the list does not come, then the dialog says so', async () => {
  await open([]);
  await view.until(() =>
    expect(view.page.textContent).toContain(words['administration.administrators.nobody']),
  );
  await view.remove();
  answerCalls(() => ({ status: 403, code: 'forbidden', message: '您没有权限' }));
  await show(both);
  await view.until(() => expect(view.page.querySelector('[role=alert]')).not.toBeNull());
});

test('when a school has many, then they come page by page, of that school', async () => {
  const asked: string[] = [];
  answerCalls(() => {
    const page = asked.length;
    const one = buildAdministrator({ userId: `400${page}`, loginName: `admin.of.page.${page}` });
    return { data: { list: [one], total: 31, pages: 2, page } };
  });
  const answering = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url);
    return answering(url, init);
  });
  await show(both);
  await view.until(() => expect(view.page.textContent).toContain('admin.of.page.1'));
  const next = view.page.querySelector<HTMLElement>('nav button:last-of-type');
  await act(async () => next?.click());
  await view.until(() => expect(view.page.textContent).toContain('admin.of.page.2'));
  const payloads = asked.map((url) => new URLSearchParams(url.split('?')[1]));
  expect(payloads.map((payload) => [payload.get('unitId'), payload.get('page')])).toEqual([
    [`U200${schools}`, '1'],
    [`U200${schools}`, '2'],
  ]);
});
