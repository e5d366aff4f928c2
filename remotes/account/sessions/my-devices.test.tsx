import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import chinese from '../messages/zh-CN.json';
import { devicesQuery, type RememberedDevice } from './devices.ts';
import { MyDevices } from './my-devices.tsx';
import { sessionsQuery } from './sessions.ts';

const device: RememberedDevice = {
  deviceId: 'd1',
  kind: 'remember',
  deviceLabel: 'Firefox · Linux',
  createdAt: '2026-09-01T00:00:00.000Z',
  lastUsedAt: '2026-09-10T00:00:00.000Z',
  expiresAt: '2026-10-10T00:00:00.000Z',
  isCurrent: false,
};

function textFor(devices: readonly RememberedDevice[], hasSessions = true): string {
  const sessions = hasSessions ? [{ key: sessionsQuery.queryKey, data: [] }] : [];
  const answers = [{ key: devicesQuery.queryKey, data: devices }, ...sessions];
  return textOf(renderView(<MyDevices />, { messages: chinese, answers }));
}

test('when the sessions above are on their way, then nothing stands below that would move', () => {
  expect(textFor([device], false)).toBe('');
});

test('when no device signs in by itself, then the card says so', () => {
  expect(textFor([])).toContain(chinese['account.devices.empty.title']);
});

test.each(['remember', 'client'] as const)('when a device is of kind %s, then the row says so', (kind) => {
  expect(textFor([{ ...device, kind }])).toContain(chinese[`account.devices.kind.${kind}`]);
});

test('when it is this one, then the row says so', () => {
  expect(textFor([device])).not.toContain(chinese['account.devices.current']);
  expect(textFor([{ ...device, isCurrent: true }])).toContain(chinese['account.devices.current']);
});
