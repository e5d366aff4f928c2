import { randomUUID } from 'node:crypto';
import type { PortalUser } from '@portal/shell/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildDesk } from './testing/build-desk.ts';
import { buildUser } from './testing/build-school.ts';

const [head, colleague] = [buildUser('2001', 2, { name: '周敏' }), buildUser('2002', 2)];
const [pupil, parent, otherParent] = [buildUser('1001', 1), buildUser('3001', 3), buildUser('3002', 3)];
const administrator = buildUser('4002', 4);
const hourMs = 3_600_000;

let desk: ReturnType<typeof buildDesk>;
beforeEach(() => {
  desk = buildDesk();
});
afterEach(() => desk.store.close());

const write = async (user: PortalUser, change: object = {}): Promise<string> => {
  const notice = {
    ...{ id: randomUUID(), title: '春游', text: '周五 8:00 集合', classIds: ['c32'], fileIds: [] },
    needsReceipt: false,
  };
  const { id } = await desk.ask<{ id: string }>('POST /write', user, { ...notice, ...change });
  return id;
};
const errandsOf = (kind: string): string[] =>
  desk.errands.list().flatMap((errand) => (errand.kind === kind ? [errand.userId] : []));

describe('writing', () => {
  test('when a teacher writes to her class, then its pupils and their parents have it, and nobody else', async () => {
    const id = await write(head);
    for (const reader of [pupil, parent, otherParent])
      expect(await desk.ask('GET /list?unread=1', reader)).toMatchObject([
        { id, title: '春游', writerName: '周敏', classNames: ['三年级(2)班'], isRead: false },
      ]);
    for (const other of [buildUser('1003', 1), head, colleague])
      expect(await desk.ask('GET /list', other)).toEqual([]);
    expect(errandsOf('badge').toSorted()).toEqual(['1001', '1002', '3001', '3002']);
    expect(errandsOf('todo')).toEqual([]);
    expect(desk.state.changes).toBe(1);
  });

  test('when an administrator writes to all classes, then a parent of two has it once', async () => {
    await write(administrator, { classIds: ['c32', 'c51'] });
    expect(await desk.ask('GET /list', parent)).toHaveLength(1);
    expect(await desk.ask('GET /today', parent)).toMatchObject({ count: 1 });
    expect(await desk.ask('GET /sent', administrator)).toMatchObject([{ readers: 5, read: 0 }]);
  });

  test('when the same notice comes again, then there is one', async () => {
    const id = randomUUID();
    await write(head, { id });
    await write(head, { id, title: '另一个' });
    expect(await desk.ask('GET /sent', head)).toMatchObject([{ id, title: '春游' }]);
  });

  test('when it asks for receipts, then a to-do waits for the portal', async () => {
    const id = await write(head, { needsReceipt: true });
    expect(desk.errands.list()[0]).toMatchObject({ kind: 'todo', noticeId: id });
  });

  test.each([
    ['a teacher to a class that is not hers', head, { classIds: ['c51'] }],
    ['a teacher to one of hers and another', head, { classIds: ['c32', 'c51'] }],
    ['a parent', parent, {}],
    ['a pupil', pupil, {}],
    ['an administrator to a class that is not there', administrator, { classIds: ['c99'] }],
  ])('when it is written by %s, then it is refused', async (_, user, change) => {
    await expect(write(user, change)).rejects.toMatchObject({ status: 403 });
    expect(desk.store.hasNotices('U1')).toBe(false);
  });

  test.each([
    [{ title: ' ' }],
    [{ title: 'x'.repeat(81) }],
    [{ text: '' }],
    [{ text: 'x'.repeat(5_001) }],
    [{ classIds: [] }],
    [{ id: '1' }],
    [{ fileIds: Array.from({ length: 10 }, (_, at) => `f${at}`) }],
  ])('when %j is sent, then it is refused', async (change) => {
    await expect(write(head, change)).rejects.toMatchObject({ status: 400 });
  });
});

describe('attachments', () => {
  test('when files are attached, then the portal lets the readers read them, in the name of the writer', async () => {
    const id = await write(head, { fileIds: ['f1', 'f1'] });
    expect(desk.state.shared).toEqual([
      { unitId: 'U1', fileId: 'f1', ownerId: '2001', userIds: ['1001', '3001', '1002', '3002'] },
    ]);
    expect(await desk.ask(`GET /notice?id=${id}`, parent)).toMatchObject({
      attachments: [{ fileId: 'f1', name: '须知.pdf', size: 12 }],
    });
  });

  test('when a file is of somebody else, then nothing is written', async () => {
    desk.state.fileOwner = '2002';
    await expect(write(head, { fileIds: ['f1'] })).rejects.toMatchObject({ status: 400 });
    expect(desk.store.hasNotices('U1')).toBe(false);
  });
});

describe('reading', () => {
  test('when a reader opens a notice, then it is read, once, and her number is renewed', async () => {
    const id = await write(head);
    for (const errand of desk.errands.list()) desk.errands.remove(errand);
    for (const _ of ['first', 'again'])
      expect(await desk.ask('POST /read', parent, { id })).toMatchObject({
        readAt: 10_000_000,
        confirmedAt: 0,
      });
    expect(await desk.ask('GET /list?unread=1', parent)).toEqual([]);
    expect(await desk.ask('GET /list', parent)).toMatchObject([{ isRead: true, isConfirmed: false }]);
    expect(errandsOf('badge')).toEqual(['3001']);
    expect(await desk.ask('GET /sent', head)).toMatchObject([{ readers: 4, read: 1, confirmed: 0 }]);
  });

  test('when she confirms, then it is read and confirmed, and her to-do ends', async () => {
    const id = await write(head, { needsReceipt: true });
    await desk.ask('POST /read', parent, { id });
    desk.state.now += 5;
    expect(await desk.ask('POST /confirm', parent, { id })).toMatchObject({
      ...{ readAt: 10_000_000, confirmedAt: 10_000_005 },
    });
    expect(errandsOf('done')).toEqual(['3001']);
  });

  test('when no receipt is wanted, then confirming is reading', async () => {
    const id = await write(head);
    expect(await desk.ask('POST /confirm', parent, { id })).toMatchObject({ confirmedAt: 0 });
    expect(errandsOf('done')).toEqual([]);
  });

  test.each([
    ['a parent of another class', buildUser('1003', 1)],
    ['a colleague', colleague],
    ['somebody of another unit', buildUser('3001', 3, { unitId: 'U2' })],
  ])('when %s asks for it, then there is none', async (_, user) => {
    const id = await write(head);
    for (const [route, body] of [
      [`GET /notice?id=${id}`, undefined],
      [`GET /readers?id=${id}`, undefined],
      ['POST /read', { id }],
      ['POST /confirm', { id }],
      ['POST /remind', { id }],
    ] as const)
      await expect(Promise.resolve().then(() => desk.ask(route, user, body))).rejects.toMatchObject({
        status: 404,
      });
  });
});

describe('following', () => {
  test('when the writer looks at her notice, then she sees who has read it, class by class', async () => {
    const id = await write(administrator, { classIds: ['c32', 'c51'], needsReceipt: true });
    await desk.ask('POST /read', parent, { id });
    const { readers } = await desk.ask<{ readers: object[] }>(`GET /readers?id=${id}`, administrator);
    expect(readers).toMatchObject(
      [
        { userId: '1001', classId: 'c32', readAt: 0 },
        { userId: '1002', classId: 'c32', readAt: 0 },
        { name: '周家长', about: '周乐', classId: 'c32', readAt: 10_000_000 },
        { name: '高家长', about: '高远', classId: 'c32', readAt: 0 },
        { userId: '1003', classId: 'c51' },
        { name: '周家长', about: '周欣', classId: 'c51', readAt: 10_000_000 },
      ].toSorted((one, other) => one.classId.localeCompare(other.classId)),
    );
  });

  test('when readers ask who else has read it, then they learn nothing', async () => {
    const id = await write(head);
    await expect(
      Promise.resolve().then(() => desk.ask(`GET /readers?id=${id}`, parent)),
    ).rejects.toMatchObject({
      status: 404,
    });
  });

  test('when a colleague looks at what she has sent, then notices of others are not among it', async () => {
    await write(head);
    expect(await desk.ask('GET /sent', colleague)).toEqual([]);
    expect(await desk.ask('GET /sent', administrator)).toHaveLength(1);
  });

  test('when she reminds the rest, then an hour passes before the next time', async () => {
    const id = await write(head);
    await desk.ask('POST /read', parent, { id });
    expect(await desk.ask('POST /remind', head, { id })).toEqual({ reminded: 3 });
    const again = () => Promise.resolve().then(() => desk.ask('POST /remind', head, { id }));
    desk.state.now += hourMs - 1;
    await expect(again()).rejects.toMatchObject({ status: 409 });
    desk.state.now += 1;
    await again();
    const rounds = desk.errands.list().flatMap(({ kind, round }) => (kind === 'remind' ? [round] : []));
    expect(rounds).toEqual([1, 2]);
  });

  test('when receipts are wanted, then who has read and not confirmed is reminded', async () => {
    const id = await write(head, { needsReceipt: true });
    await desk.ask('POST /read', parent, { id });
    await desk.ask('POST /confirm', otherParent, { id });
    expect(await desk.ask('POST /remind', head, { id })).toEqual({ reminded: 3 });
  });

  test('when all have read it, then there is nobody to remind', async () => {
    const id = await write(head);
    for (const reader of [pupil, buildUser('1002', 1), parent, otherParent])
      await desk.ask('POST /read', reader, { id });
    await expect(Promise.resolve().then(() => desk.ask('POST /remind', head, { id }))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('nobody'),
    });
  });
});

test('when users ask where they may write, then teachers have their classes, administrators all, and others none', async () => {
  const classesOf = async (user: PortalUser) =>
    (await desk.ask<{ classes: { classId: string }[] }>('GET /options', user)).classes.map(
      ({ classId }) => classId,
    );
  expect(await Promise.all([head, administrator, parent, pupil].map(classesOf))).toEqual([
    ['c32'],
    ['c32', 'c51'],
    [],
    [],
  ]);
});
