import { afterEach, beforeEach, expect, test } from 'vitest';
import { createNotifier } from './notify-portal.ts';
import type { LeaveRequest } from './request.ts';
import { openRequestStore, type RequestStore } from './request-store.ts';
import { buildSchool } from './testing/build-school.ts';

const request: LeaveRequest = {
  id: 'r1',
  unitId: 'U1',
  pupilId: '1001',
  pupilName: '周乐',
  classId: 'c32',
  className: '三年级(2)班',
  askerId: '3001',
  askerName: '周家长',
  fromDay: '2026-11-27',
  toDay: '2026-11-28',
  kind: 'sick',
  reason: '发烧',
  state: 'asked',
  deciderName: '',
  note: '',
  askedAt: 1,
  revision: 1,
};

let store: RequestStore;
let sent: string[];
let isAway: boolean;
beforeEach(() => {
  store = openRequestStore(':memory:');
  [sent, isAway] = [[], false];
});
afterEach(() => store.close());

function start() {
  const record =
    (name: string) =>
    async (unitId: string, body: unknown): Promise<void> => {
      if (isAway) throw new Error('away');
      sent.push(`${name} ${unitId} ${JSON.stringify(body)}`);
    };
  const portal = {
    putTodo: record('todo'),
    finishTodo: record('done'),
    sendMessage: record('message'),
    setBadges: record('badges'),
  };
  return createNotifier({
    store,
    portal,
    schools: { get: async () => buildSchool() },
    onError: () => undefined,
  });
}

test('when somebody asks, then the head teacher has a to-do and a number, once', async () => {
  store.add(request);
  const notifier = start();
  notifier.run();
  notifier.run();
  await notifier.whenIdle();
  expect(sent).toEqual([
    expect.stringMatching(/^todo U1 \{"key":"r1","userIds":\["2001"\]/),
    'badges U1 [{"userId":"2001","num":1}]',
  ]);
});

test('when it is decided, then the to-do is done, and who asked and who is meant get a message', async () => {
  store.add(request);
  store.decide({ request, state: 'declined', deciderName: '周敏', note: '考试' });
  const notifier = start();
  notifier.run();
  await notifier.whenIdle();
  expect(sent).toEqual([
    'done U1 {"key":"r1"}',
    expect.stringMatching(
      /^message U1 \{"userIds":\["3001","1001"\],"title":"请假未批准：周乐\|\|\|Leave declined: 周乐","content":"2026-11-27 – 2026-11-28\\n考试"/,
    ),
    'badges U1 [{"userId":"2001","num":0}]',
  ]);
});

test('when the portal is away, then it is told later', async () => {
  store.add(request);
  isAway = true;
  const notifier = start();
  notifier.run();
  await notifier.whenIdle();
  expect(store.listUnnotified()).toHaveLength(1);
  isAway = false;
  notifier.run();
  await notifier.whenIdle();
  expect([store.listUnnotified(), sent.length]).toEqual([[], 2]);
});
