import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { AuditLogLine } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { AuditLines } from './audit-lines.tsx';

const line: AuditLogLine = {
  id: '1',
  at: '2026-09-10T00:00:00.000Z',
  event: 'login_succeeded',
  userId: '2001',
  loginName: 't.zhou',
  realName: '周文',
  actorId: null,
  actorName: null,
  ip: '10.0.0.7',
  deviceLabel: 'Chrome · Windows',
  detail: null,
};

function textFor(different: Partial<AuditLogLine>, isNarrow = false): string {
  const view = <AuditLines lines={[{ ...line, ...different }]} caption="记录" />;
  return textOf(renderView(view, { messages: chinese, isNarrow }));
}

test.each([false, true])(
  'when the window is narrow: %s, then event, user, address and device stand there',
  (isNarrow) => {
    const text = textFor({}, isNarrow);
    for (const part of [
      chinese['account.event.login_succeeded'],
      '周文',
      't.zhou',
      '10.0.0.7',
      'Chrome · Windows',
    ])
      expect(text).toContain(part);
  },
);

test('when a newer server writes an event, then its name stands for the words', () => {
  expect(textFor({ event: 'cats_fed' })).toContain('cats_fed');
});

test('when the detail has no words, then the trail shows it as it is', () => {
  expect(textFor({ detail: 'user 1003' })).toContain('user 1003');
});

test('when the detail is data, then it stands there as code', () => {
  const view = <AuditLines lines={[{ ...line, detail: '{"code":"leave"}' }]} caption="记录" />;
  expect(renderView(view, { messages: chinese })).toMatch(
    /<code class="[\w-]+">{&quot;code&quot;:&quot;leave&quot;}<\/code>/,
  );
});

test('when somebody else did it, then the line names that person', () => {
  expect(textFor({ actorName: '王管理' })).toContain(
    chinese['account.activity.by'].replace('{name}', '王管理'),
  );
  expect(textFor({})).not.toContain('王管理');
});

test('when nobody has the name that was tried, then the name that was typed stands there', () => {
  expect(textFor({ realName: null, loginName: 'nobody' })).toContain('nobody');
});
