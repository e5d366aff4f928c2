import { act, type ReactElement } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { unReadCodeCount } from '#shared/contracts';
import { getAppLog } from '../../core/app-log/index.ts';
import { queryClient } from '../../core/queries/index.ts';
import { setRegistry } from '../../core/registry/index.ts';
import { confirm, defineCall, log, openApp, request, setUnread, useRoute } from '../../exposes/apps.ts';
import { QuestionHost } from '../../kit/questions/index.ts';
import { answerCalls, buildUser, mountView } from '../../testing/index.ts';

const user = buildUser();
const notes = v.array(v.object({ id: v.string() }));

function RouteView(): ReactElement {
  const { path, query, open } = useRoute();
  return (
    <button type="button" onClick={() => open('/notes/12', { query: { tab: 'files' } })}>
      {`${path} ${JSON.stringify(query)}`}
    </button>
  );
}

beforeEach(() => {
  location.hash = '';
  setRegistry([]);
});

test('when an app calls its service, then reading is a query, changing is JSON, and the answer is checked', async () => {
  const sent = answerCalls(() => ({ data: null }));
  const list = defineCall({
    method: 'GET',
    path: '/api/x/notes/list',
    payload: v.object({ of: v.string() }),
    answer: notes,
    reply: 'envelope',
  });
  const save = defineCall({
    method: 'POST',
    path: '/api/x/notes/{id}/save',
    payload: v.object({ id: v.string(), text: v.string() }),
    answer: v.looseObject({}),
  });
  await expect(request(list, { of: 'me' }, { silent: true })).rejects.toMatchObject({ kind: 'unreadable' });
  await request(save, { id: '7', text: '课' }, { silent: true });
  expect(sent.map(({ path }) => path)).toEqual(['/api/x/notes/list', '/api/x/notes/7/save']);
  expect(sent[1]?.payload).toEqual({ text: '课' });
  expect([list.effect, save.effect, save.encoding]).toEqual(['read', 'change', 'json']);
});

test('when the route changes, then the app renders it, and a press leads to another', async () => {
  const view = await mountView(<RouteView />, { messages: {}, user });
  await view.press('/ {}');
  expect(location.hash).toBe('#/notes/12?tab=files');
  await view.remove();
});

test('when an app asks, then the answer comes once the user gave it', async () => {
  const view = await mountView(<QuestionHost />, { language: 'en', messages: {}, user });
  const question = { title: 'Delete the note?', confirmLabel: 'Delete', destructive: true };
  const answer = await act(async () => ({ given: confirm(question) }));
  await view.until(() => expect(view.page.textContent).toContain('Delete the note?'));
  await view.press('Delete');
  expect(await answer.given).toBe(true);
  await view.remove();
});

test('when an app sets its number, then only its own changes, and none before the desktop has asked', async () => {
  const view = await mountView(<RouteView />, { messages: {}, user });
  const key = [unReadCodeCount.name, user.userId];
  setUnread('notes', 3);
  expect(queryClient.getQueryData(key)).toBeUndefined();
  queryClient.setQueryData(key, [
    { code: 'leave', num: 1 },
    { code: 'notes', num: 9 },
  ]);
  setUnread('notes', 2.7);
  expect(queryClient.getQueryData(key)).toEqual([
    { code: 'leave', num: 1 },
    { code: 'notes', num: 2 },
  ]);
  await view.remove();
});

test('when an app that the user does not have is opened, then nothing moves', async () => {
  const view = await mountView(<RouteView />, { messages: {}, user });
  expect(await openApp('leave')).toBe(false);
  await view.remove();
});

test('when an app logs, then the last twenty lines are kept, cut, and the console stays empty', () => {
  for (let at = 0; at < 25; at += 1) log('warn', `line ${at} ${'x'.repeat(400)}`, new Error('late'));
  const lines = getAppLog();
  expect(lines).toHaveLength(20);
  expect(lines.at(-1)).toMatchObject({ level: 'warn', text: expect.stringMatching(/^line 24 x+$/) });
  expect(lines.at(-1)?.text).toHaveLength(300);
});
