import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { OpenSession } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { MySessions } from './my-sessions.tsx';
import { sessionsQuery } from './sessions.ts';

function build(sessionId: string, isCurrent: boolean): OpenSession {
  return {
    sessionId,
    deviceLabel: `Chrome · ${sessionId}`,
    ip: '10.0.0.7',
    createdAt: '2026-09-10T00:00:00.000Z',
    lastUsedAt: '2026-09-10T01:00:00.000Z',
    expiresAt: '2026-09-10T12:00:00.000Z',
    amr: ['pwd', 'qr'],
    isCurrent,
  };
}

function render(sessions: readonly OpenSession[]): string {
  const answers = [{ key: sessionsQuery.queryKey, data: sessions }];
  return renderView(<MySessions />, { messages: chinese, answers });
}

test('when the user is signed in here only, then there are no others to end', () => {
  expect(textOf(render([build('one', true)]))).not.toContain(chinese['account.sessions.others.button']);
});

test('when there are more, then all others can be ended at once, and each button names its device', () => {
  const html = render([build('one', true), build('two', false)]);
  expect(textOf(html)).toContain(chinese['account.sessions.others.button']);
  for (const device of ['Chrome · one', 'Chrome · two'])
    expect(html).toContain(
      `aria-label="${chinese['account.sessions.end.label'].replace('{device}', device)}"`,
    );
});

test('when one of them is this browser, then that row says so, and how it was opened', () => {
  const rows = render([build('one', true), build('two', false)])
    .split('<li')
    .slice(1)
    .map(textOf);
  expect(rows.map((row) => row.includes(chinese['account.sessions.current']))).toEqual([true, false]);
  expect(rows[0]).toContain(`10.0.0.7 · ${chinese['account.way.qr']}`);
});
