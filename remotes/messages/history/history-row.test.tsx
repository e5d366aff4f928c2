import { buildUser, type RenderViewOptions, renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { MessageRecord } from '#shared/contracts';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { HistoryRow } from './history-row.tsx';

function nothing(): void {
  undefined;
}
const message: MessageRecord = {
  id: 'm1',
  module: 'prep',
  title: null,
  messageMeno: '您好|||Hello',
  messageDate: '2026-09-10 08:00:00',
  importance: 3,
  openWay: null,
  content: null,
  isRead: false,
  isRecalled: false,
  isReminder: false,
  senderName: null,
  url: null,
};

function render(different: Partial<MessageRecord> = {}, options: Partial<RenderViewOptions> = {}): string {
  const row = (
    <HistoryRow
      message={{ ...message, ...different }}
      moduleName="备课"
      asOf={Date.UTC(2026, 8, 10)}
      onOpen={nothing}
      onIgnore={nothing}
    />
  );
  return renderView(row, { messages: chinese, user: buildUser(), ...options });
}

test('when a message is unread, then it says so and can be ignored', () => {
  const text = textOf(render());
  expect(text).toContain(chinese['messages.row.unread']);
  expect(text).toContain(chinese['messages.row.ignore']);
});

test('when it has been read, then neither stands there', () => {
  const text = textOf(render({ isRead: true }));
  expect(text).not.toContain(chinese['messages.row.unread']);
  expect(text).not.toContain(chinese['messages.row.ignore']);
});

test('when it has two languages, then the one of the page is shown', () => {
  expect(textOf(render())).toContain('您好');
  const text = textOf(render({}, { language: 'en', messages: english }));
  expect(text).toContain('Hello');
  expect(text).not.toContain('您好');
});

test('when it has a title, then that leads and the text stands below', () => {
  const text = textOf(render({ title: '通知' }));
  expect(text.indexOf('通知')).toBeLessThan(text.indexOf('您好'));
});

test('when its sender took it back, then it says so', () => {
  expect(textOf(render({ isRecalled: true }))).toContain(chinese['messages.row.recalled']);
});

test('when its sender reminds, then only who has not read it sees that', () => {
  expect(textOf(render({ isReminder: true }))).toContain(chinese['messages.row.reminder']);
  expect(textOf(render({ isReminder: true, isRead: true }))).not.toContain(chinese['messages.row.reminder']);
});

test('when its text holds markup, then it stays text', () => {
  expect(render({ messageMeno: '<img src=x>' })).toContain('&lt;img src=x&gt;');
});
