import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { classList } from '#shared/contracts';
import { request } from '../../core/request/index.ts';
import { answerCalls, type MountedView, mountView } from '../../testing/index.ts';
import words from './messages/zh-CN.json';
import { QueryView } from './query-view.tsx';

const third = { gradeName: '三年级', className: '(2)班', pupils: 1 };
let view: MountedView;

afterEach(async () => {
  await view.remove();
  vi.unstubAllGlobals();
});

function List({ name }: { name: string }): ReactElement {
  const query = useQuery({
    queryKey: [name],
    queryFn: () => request(classList, {}, { silent: true }),
  });
  return <QueryView query={query}>{(classes) => classes.map(({ gradeName }) => gradeName)}</QueryView>;
}

function text(): string | null | undefined {
  return view.page.querySelector('main')?.textContent;
}

test('when an answer comes, then the view shows what it holds', async () => {
  answerCalls(() => ({ data: [third] }));
  view = await mountView(<List name="comes" />, { messages: {} });
  await view.until(() => expect(text()).toBe('三年级'));
});

test('when it cannot be had, then the view says so, and trying again shows it', async () => {
  const sent = answerCalls(() => (sent.length > 1 ? { data: [third] } : { status: 502 }));
  view = await mountView(<List name="fails" />, { messages: {} });
  await view.until(() => expect(text()).toContain(words['query.state.failed']));
  expect(view.page.querySelector('[role=alert]')).not.toBeNull();
  await view.press(words['query.state.retry']);
  await view.until(() => expect(text()).toBe('三年级'));
  expect(sent.map(({ path }) => path)).toEqual([classList.path, classList.path]);
});
