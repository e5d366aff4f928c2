import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { MessageRecord, SentMessage } from '#shared/contracts';
import { buildNote, sendAs } from './testing/send-as.ts';

const centre = '/api/base/messages';
const hour = 3_600_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let messageId: string;

  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
    const note = buildNote();
    messageId = note.messageId;
    await sendAs(platform, 't.zhou', note);
    platform.advance(60_000);
  });
  afterEach(() => platform.close());

  const get = async (who: string, path: string) => (await (await platform.as(who)).get(path)).body;
  const post = async (who: string, path: string, form: Record<string, string>) =>
    (await (await platform.as(who)).post(path, form)).body;
  const mark = (who: string, more: Record<string, string> = {}) =>
    post(who, '/api/base/desktop/message_update_statusby_id', { desktopMessageId: messageId, ...more });
  const open = (who: string) => mark(who, { opened: 'true' });
  const remind = (who = 't.zhou') => post(who, `${centre}/remind`, { messageId });
  const recall = (who = 't.zhou') => post(who, `${centre}/recall`, { messageId });
  const historyOf = async (who: string): Promise<MessageRecord[]> =>
    (await get(who, `${centre}/history`)).data.list;
  const unreadOf = async (who: string): Promise<number> =>
    (await get(who, '/api/base/desktop/unhandlecount')).data.message;
  const findSent = async (): Promise<SentMessage> => (await get('t.zhou', `${centre}/sent`)).data.list[0];
  /** Time has passed, and her session with it. */
  const signInAgain = () =>
    post('t.zhou', '/api/uaa/oauth/login', { username: 't.zhou', password: demoPassword });
  const openByAll = async (): Promise<void> => {
    const { db } = engine.database();
    await db.updateTable('message_delivery').set({ opened_at: 1, read_at: 1 }).execute();
  };

  describe('a reminder', () => {
    test('when the sender reminds, then who ignored the message has it again on top, and who read it is left alone', async () => {
      await open('p.wang');
      await mark('s.wang1');
      const { recipients } = await findSent();
      expect((await remind()).data).toEqual({ reminded: recipients - 1 });
      expect(await unreadOf('s.wang1')).toBe(1);
      expect(await unreadOf('p.wang')).toBe(0);
      expect((await historyOf('s.wang1'))[0]).toMatchObject({
        id: messageId,
        isRead: false,
        isReminder: true,
      });
      expect((await historyOf('p.wang'))[0]).toMatchObject({ id: messageId, isReminder: false });
      expect((await findSent()).remindedDate).toBe(new Date(platform.now()).toISOString());
    });

    test('when an hour is not over, then the next reminder waits', async () => {
      await remind();
      platform.advance(hour / 2);
      await signInAgain();
      expect(await remind()).toMatchObject({
        code: 'too_many_attempts',
        message: expect.stringContaining('请在 30 分钟后再试'),
      });
      platform.advance(hour / 2);
      await signInAgain();
      expect((await remind()).status).toBe(200);
    });

    test('when all have read it, then there is nobody to remind', async () => {
      await openByAll();
      expect((await remind()).code).toBe('conflict');
    });
  });

  describe('a recall', () => {
    test('when a message is recalled, then it is gone where it was not read, and marked where it was', async () => {
      await open('p.wang');
      await mark('s.wang1');
      const { recipients } = await findSent();
      expect((await recall()).data).toEqual({ taken: recipients - 1 });
      expect(await unreadOf('s.wang2')).toBe(0);
      expect(await historyOf('s.wang2')).toEqual([]);
      expect(await historyOf('s.wang1')).toEqual([]);
      expect((await historyOf('p.wang'))[0]).toMatchObject({
        messageMeno: '明天请带水彩笔',
        isRecalled: true,
      });
      expect(await findSent()).toMatchObject({
        recipients: 1,
        read: 1,
        recalledDate: new Date(platform.now()).toISOString(),
      });
    });

    test('when it was recalled, then the trail says so, and nothing more can be done with it', async () => {
      const { recipients } = await findSent();
      await recall();
      const { db } = engine.database();
      const lines = await db
        .selectFrom('auth_audit')
        .select(['login_name', 'detail'])
        .where('event', '=', 'message_recalled')
        .where('detail', 'like', `${messageId}%`)
        .execute();
      expect(lines).toEqual([{ login_name: 't.zhou', detail: `${messageId}: ${recipients}` }]);
      expect((await recall()).code).toBe('conflict');
      expect((await remind()).code).toBe('conflict');
      expect((await mark('s.wang1')).status).toBe(200);
    });

    test('when two tabs recall it at once, then one of them does', async () => {
      const codes = (await Promise.all([recall(), recall()])).map(({ code }) => code);
      expect(codes.toSorted()).toEqual(['conflict', 'ok']);
    });

    test('when all have read it, then there is nothing to take back, and it is not marked', async () => {
      await openByAll();
      expect((await recall()).code).toBe('conflict');
      expect((await findSent()).recalledDate).toBeNull();
    });
  });

  test.each([
    ['s.wang1', 'forbidden'],
    ['p.wang', 'forbidden'],
    ['t.wu', 'not_found'],
    ['ps.admin', 'not_found'],
  ])('when %s reminds or recalls, then the answer is %s and nothing changes', async (who, code) => {
    expect((await remind(who)).code).toBe(code);
    expect((await recall(who)).code).toBe(code);
    expect(await findSent()).toMatchObject({ remindedDate: null, recalledDate: null });
  });
});
