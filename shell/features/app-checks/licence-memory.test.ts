import { beforeEach, expect, test } from 'vitest';
import { recallLicence, rememberLicence } from './licence-memory.ts';

const items = new Map<string, string>();
const memory = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
};
const now = Date.UTC(2026, 10, 20);
const day = 86_400_000;

function say(isLicensed: boolean, at = now) {
  return rememberLicence({ unitId: 'U2002', serverId: 'exam', isLicensed }, at, memory);
}

function recall(at: number, unitId = 'U2002', serverId = 'exam') {
  return recallLicence(unitId, serverId, at, memory);
}

beforeEach(() => items.clear());

test('when the server has answered, then the answer counts for a day, for that unit and service alone', () => {
  say(false);
  expect(recall(now + day - 1)).toBe(false);
  expect(recall(now + day)).toBeUndefined();
  expect(recall(now, 'U2001')).toBeUndefined();
  expect(recall(now, 'U2002', 'base')).toBeUndefined();
});

test('when it answers again, then the new answer counts, and old ones of other services are dropped', () => {
  rememberLicence({ unitId: 'U2002', serverId: 'base', isLicensed: true }, now - 2 * day, memory);
  say(false);
  say(true, now + 1);
  expect(recall(now + 1)).toBe(true);
  expect([...items.values()].join()).not.toContain('base');
});

test('when what is stored cannot be read or comes from a clock that ran ahead, then nobody knows', () => {
  items.set('licenceAnswers', '{broken');
  expect(recall(now)).toBeUndefined();
  say(false, now + 5 * day);
  expect(recall(now)).toBeUndefined();
});

test('when storage is switched off, then nothing breaks', () => {
  const off = () => {
    throw new Error('denied');
  };
  const broken = { getItem: off, setItem: off };
  rememberLicence({ unitId: 'U1', serverId: 'x', isLicensed: true }, now, broken);
  expect(recallLicence('U1', 'x', now, broken)).toBeUndefined();
});
