import { afterEach, beforeEach, expect, test } from 'vitest';
import { createErrandStore, type ErrandStore } from './errand-store.ts';
import { findReaders } from './find-readers.ts';
import type { Notice } from './notice.ts';
import { createNoticeStore, type NoticeStore } from './notice-store.ts';
import { createNotifier } from './notify-portal.ts';
import { openDatabase } from './open-database.ts';
import { buildSchool } from './testing/build-school.ts';

const classes = [{ classId: 'c32', name: '三年级(2)班' }];
const notice: Notice = {
  ...{ id: 'n1', unitId: 'U1', writerId: '2001', writerName: '周敏', title: '春游', text: '周五' },
  ...{ classes, attachments: [], needsReceipt: true, writtenAt: 1, remindedAt: 0, reminders: 0 },
};

let store: NoticeStore;
let errands: ErrandStore;
let sent: string[];
let isAway: boolean;
/** Runs while a call is under way. */
let meanwhile: () => void;
beforeEach(() => {
  const db = openDatabase(':memory:');
  [store, errands] = [createNoticeStore(db), createErrandStore(db)];
  [sent, isAway, meanwhile] = [[], false, () => undefined];
  store.add(notice, findReaders(buildSchool(), classes));
});
afterEach(() => store.close());

function start() {
  const record =
    (name: string) =>
    async (unitId: string, body: unknown): Promise<void> => {
      if (isAway) throw new Error('away');
      meanwhile();
      sent.push(`${name} ${unitId} ${JSON.stringify(body)}`);
    };
  const portal = {
    putTodo: record('todo'),
    finishTodo: record('done'),
    sendMessage: record('message'),
    setBadges: record('badges'),
  };
  return createNotifier({ store, errands, portal, onError: () => undefined });
}

async function runAll(): Promise<void> {
  const notifier = start();
  notifier.run();
  notifier.run();
  await notifier.whenIdle();
}

test('when a receipt is wanted, then all who have not confirmed get a to-do by the id of the notice', async () => {
  store.confirm('n1', '3001', 5);
  errands.add({ unitId: 'U1', kind: 'todo', noticeId: 'n1' });
  await runAll();
  expect(sent).toEqual([
    expect.stringMatching(
      /^todo U1 \{"key":"n1","title":"请确认：春游\|\|\|Please confirm: 春游".*"userIds":\["1001","1002","3002"\]\}$/,
    ),
  ]);
});

test('when somebody confirms before the portal took the to-dos, then she has none in the end', async () => {
  errands.add({ unitId: 'U1', kind: 'todo', noticeId: 'n1' });
  isAway = true;
  await runAll();
  store.confirm('n1', '3001', 5);
  errands.add({ unitId: 'U1', kind: 'done', noticeId: 'n1', userId: '3001' });
  isAway = false;
  await runAll();
  expect(sent[0]).not.toContain('3001');
  expect(sent[1]).toBe('done U1 {"key":"n1","userIds":["3001"]}');
});

test('when the rest is reminded, then the message has a key of its own for each time', async () => {
  for (const round of [1, 2]) errands.add({ unitId: 'U1', kind: 'remind', noticeId: 'n1', round });
  store.confirm('n1', '1001', 5);
  await runAll();
  expect(sent).toEqual([1, 2].map((round) => expect.stringContaining(`"key":"notice-n1-${round}-0"`)));
  expect(sent[0]).toContain('"userIds":["1002","3001","3002"]');
});

test('when numbers change, then all of a unit are one call', async () => {
  for (const userId of ['1001', '3001']) errands.add({ unitId: 'U1', kind: 'badge', userId });
  store.markRead('n1', '3001', 5);
  await runAll();
  expect(sent).toEqual(['badges U1 [{"userId":"1001","num":1},{"userId":"3001","num":0}]']);
  expect(errands.list()).toEqual([]);
});

test('when a number changes while it is told, then it is told again', async () => {
  errands.add({ unitId: 'U1', kind: 'badge', userId: '3001' });
  const notifier = start();
  meanwhile = () => {
    meanwhile = () => undefined;
    store.markRead('n1', '3001', 5);
    errands.add({ unitId: 'U1', kind: 'badge', userId: '3001' });
    notifier.run();
  };
  notifier.run();
  await notifier.whenIdle();
  expect(sent.map((line) => line.slice(-2 - '"num":0'.length))).toEqual(['"num":1}]', '"num":0}]']);
});

test('when the portal is away, then everything is told later, and one failure holds nothing else up', async () => {
  errands.add({ unitId: 'U1', kind: 'todo', noticeId: 'n1' });
  errands.add({ unitId: 'U1', kind: 'badge', userId: '1001' });
  isAway = true;
  await runAll();
  expect([sent, errands.list().length]).toEqual([[], 2]);
  isAway = false;
  await runAll();
  expect([sent.length, errands.list()]).toEqual([2, []]);
});

test('when a class has more readers than one call may name, then several calls have them all', async () => {
  const many = Array.from({ length: 501 }, (_, at) => ({
    ...{
      userId: `u${at}`,
      name: `名${at}`,
      about: '',
      userType: 1,
      classId: 'c32',
      readAt: 0,
      confirmedAt: 0,
    },
  }));
  store.add({ ...notice, id: 'n2' }, many);
  errands.add({ unitId: 'U1', kind: 'remind', noticeId: 'n2', round: 1 });
  await runAll();
  expect(sent.map((line) => /"key":"([^"]+)"/.exec(line)?.[1])).toEqual(['notice-n2-1-0', 'notice-n2-1-1']);
});
