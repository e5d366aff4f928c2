import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { answerCalls, buildUser, type CallAnswer, type MountedView, mountView } from 'shell/testing';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type ClassRegister,
  classList,
  classMark,
  classRegister,
  classStart,
  type RegisterPupil,
} from '#shared/contracts';
import words from '../messages/zh-CN.json';
import { ClassPage } from './class-page.tsx';
import { registerQuery } from './class-query.ts';
import { RegisterView } from './register-view.tsx';
import { StartForm } from './start-form.tsx';

let view: MountedView | undefined;

afterEach(async () => {
  await view?.remove();
  view = undefined;
  vi.unstubAllGlobals();
});

/** Each test has a class of its own: answers are kept. */
let ofDay = { gradeName: '三年级', className: '', day: '2026-09-01' };
let classes = 0;
const [anna, bela, dora] = ['安娜', '贝拉', '多拉'].map(
  (realName, at): RegisterPupil => ({
    userId: String(at + 1),
    realName,
    hasFace: at < 1,
    status: 'missing',
    byFace: false,
    markedAt: null,
  }),
) as [RegisterPupil, RegisterPupil, RegisterPupil];
const begun: ClassRegister = {
  registerId: 'r1',
  startsAt: '2026-09-01T00:00:00.000Z',
  lateMinutes: 10,
  isFaceOffered: true,
  pupils: [{ ...anna, status: 'present', byFace: true, markedAt: '2026-09-01T00:01:00.000Z' }, bela, dora],
};

function Page(): ReactElement | null {
  const { data } = useQuery(registerQuery(ofDay));
  return data ? (
    <>
      <StartForm ofDay={ofDay} register={data} />
      <RegisterView ofDay={ofDay} register={data} isToday />
    </>
  ) : null;
}

async function open(
  register: ClassRegister,
  answer: (path: string) => CallAnswer = () => ({ data: register }),
) {
  classes += 1;
  ofDay = { ...ofDay, className: `(${classes})班` };
  const sent = answerCalls(({ path }) => answer(path));
  view = await mountView(<Page />, { messages: words, user: buildUser() });
  await view.until(() => expect(view?.page.textContent).toContain(words['face.start.limit']));
  return { view, sent };
}

function chosen(): Record<string, string | undefined> {
  const groups = [...(view?.page.querySelectorAll('[role=radiogroup]') ?? [])];
  return Object.fromEntries(
    groups.map((group) => [
      group.getAttribute('aria-label'),
      [...group.querySelectorAll('input')].find(({ checked }) => checked)?.value,
    ]),
  );
}

test('when nobody has begun the register, then there is nobody to mark; beginning it sends start and limit', async () => {
  const none = { ...begun, registerId: null, startsAt: null, lateMinutes: null };
  const { view: page, sent } = await open(none, (path) => ({
    data: path === classStart.path ? begun : none,
  }));
  expect(chosen()).toEqual({});
  await page.type(words['face.start.limit'], '15');
  await page.press(words['face.start.begin']);
  await page.until(() => expect(chosen()).toEqual({ 安娜: 'present', 贝拉: undefined, 多拉: undefined }));
  const start = sent.find(({ path }) => path === classStart.path);
  expect(start?.payload).toMatchObject({ ...ofDay, lateMinutes: '15' });
});

test('when all others are marked present, then those whom somebody has marked stay as they are', async () => {
  const { view: page, sent } = await open(begun);
  await page.press(words['face.register.rest']);
  await page.until(() => expect(sent.some(({ path }) => path === classMark.path)).toBe(true));
  expect(sent.find(({ path }) => path === classMark.path)?.payload).toEqual({
    registerId: 'r1',
    userIds: ['2', '3'],
    status: 'present',
  });
});

test('when a mark fails, then the page shows again what is kept', async () => {
  const { view: page, sent } = await open(begun, (path) =>
    path === classMark.path ? { status: 500, code: 'internal' } : { data: begun },
  );
  await page.tick(words['face.status.excused']);
  await page.until(() => {
    const [marked, ...after] = sent.slice(1).map(({ path }) => path);
    expect(marked).toBe(classMark.path);
    expect(after).toContain(classRegister.path);
    expect(chosen()).toMatchObject({ 安娜: 'present' });
  });
  expect(sent.find(({ path }) => path === classMark.path)?.payload).toMatchObject({ userIds: ['1'] });
});

test('when a status is chosen as the filter, then only its pupils are listed', async () => {
  const { view: page } = await open(begun);
  await page.press(`${words['face.status.missing']} 2`);
  expect(Object.keys(chosen())).toEqual(['贝拉', '多拉']);
  await page.press(`${words['face.status.excused']} 0`);
  expect(page.page.textContent).toContain(words['face.register.nobody']);
});

test('when some have no face, then the camera says how many, and they are named as by hand', async () => {
  const { view: page } = await open(begun);
  expect(page.page.textContent).toContain('有 2 名学生没有录入人脸');
  const badges = [...page.page.querySelectorAll('td span')].filter(
    ({ textContent }) => textContent === words['face.register.noFace'],
  );
  expect(badges).toHaveLength(2);
});

test('when the unit does not use faces, then no camera is offered', async () => {
  const { view: page } = await open({ ...begun, isFaceOffered: false });
  expect(page.page.textContent).toContain(words['face.camera.off']);
  expect(page.page.textContent).not.toContain(words['face.camera.open']);
});

test('when the classes cannot be had, then trying again brings them; when there are none, then the page says who can change that', async () => {
  const sent = answerCalls(() => (sent.length > 1 ? { data: [] } : { status: 500 }));
  const page = await mountView(<ClassPage />, { messages: words, user: buildUser() });
  view = page;
  await page.until(() => expect(page.page.querySelector('main [role=alert]')).not.toBeNull());
  await page.press('重试');
  await page.until(() => expect(page.page.textContent).toContain(words['face.class.none.title']));
  expect(page.page.textContent).toContain(words['face.class.none.text']);
  expect(sent.map(({ path }) => path)).toEqual([classList.path, classList.path]);
});
