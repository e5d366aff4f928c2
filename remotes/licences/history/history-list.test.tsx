import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import type { LicenceChange } from '#shared/contracts';
import chinese from '../messages/zh-CN.json';
import { HistoryList } from './history-list.tsx';
import { historyQuery } from './history-query.ts';

const change: LicenceChange = {
  id: '1',
  unitId: 'U1',
  unitName: '青江一小',
  unitEnName: null,
  serverId: 'edu',
  serviceName: '备课',
  serviceEnName: null,
  at: Date.now(),
  userName: '王管理',
  endBefore: null,
  endTime: Date.UTC(2027, 5, 1),
  seats: null,
  byKey: false,
};

function textFor(list: readonly LicenceChange[]): string {
  const answers = [{ key: historyQuery.queryKey, data: list }];
  return textOf(renderView(<HistoryList />, { messages: chinese, answers }));
}

test('when nothing was changed yet, then the list says so', () => {
  expect(textFor([])).toContain(chinese['licences.history.noneHint']);
});

test('when a licence was given for the first time, then only its new end is told', () => {
  expect(textFor([change])).toContain(chinese['licences.history.until'].replace('{to}', '2027-06-01'));
});

test('when a licence was changed, then both ends are told, and one without an end in words', () => {
  expect(textFor([{ ...change, endBefore: Date.UTC(2026, 5, 1), endTime: null }])).toContain(
    chinese['licences.history.changed']
      .replace('{from}', '2026-06-01')
      .replace('{to}', chinese['licences.end.never']),
  );
});

test('when the account that did it is gone, then the line says so', () => {
  expect(textFor([{ ...change, userName: null }])).toContain(chinese['licences.history.nobody']);
});

test('when a key did it, then the line says so, and not that a person did', () => {
  expect(textFor([{ ...change, byKey: true }])).toContain(
    chinese['licences.history.byKey'].replace('{name}', '王管理'),
  );
  expect(textFor([change])).toContain(chinese['licences.history.byHand'].replace('{name}', '王管理'));
});
