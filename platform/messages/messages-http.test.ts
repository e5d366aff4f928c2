import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { DesktopMessage, MessageAudience, MessageRecord, Todo } from '#shared/contracts';
import { buildNote, sendAs } from './testing/send-as.ts';

const base = '/api/base/desktop';

forEachEngine((engine) => {
  let platform: DemoPlatform;

  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterEach(() => platform.close());

  const get = async (loginName: string, path: string) =>
    (await (await platform.as(loginName)).get(path)).body;
  const post = async (loginName: string, path: string, form: Record<string, string> = {}) =>
    (await (await platform.as(loginName)).post(path, form)).body;
  const countsOf = async (loginName: string) => (await get(loginName, `${base}/unhandlecount`)).data;
  const unreadOf = async (loginName: string): Promise<DesktopMessage[]> =>
    (await get(loginName, `${base}/message_select_not_read`)).data;
  const todosOf = async (loginName: string, start: number): Promise<{ list: Todo[]; pages: number }> =>
    (await get(loginName, `${base}/popUpBox_select?start=${start}&size=3`)).data;
  const send = (loginName: string, body: object) => sendAs(platform, loginName, body);

  describe('counts', () => {
    test.each([
      ['t.zhou', 8, 23],
      ['p.zhou', 0, 1],
      ['s.zhoule', 0, 0],
      ['t.chen', 3, 3],
      ['ps.admin', 1, 2],
    ])('when %s asks, then %i to-dos and %i messages wait', async (loginName, todo, message) => {
      expect(await countsOf(loginName)).toEqual({ todo, message });
    });

    test('when nobody is signed in, then the call is refused', async () => {
      expect((await platform.createClient().get(`${base}/unhandlecount`)).body.status).toBe(401);
    });
  });

  describe('unread messages', () => {
    test('when the dialog opens, then the newest stand first and texts arrive as they were written', async () => {
      const messages = await unreadOf('t.zhou');
      expect(messages).toHaveLength(23);
      expect(messages[0]).toMatchObject({ messageMeno: '图书馆周末开放', importance: 1, module: 'library' });
      const texts = messages.map(({ messageMeno }) => messageMeno);
      expect(texts).toContain('请阅读<b>安全须知</b>后签收');
      expect(texts).toContain('明天起启用新作息表|||The new timetable starts tomorrow');
      expect(messages.find(({ id }) => id === 'm-dated')?.messageDate).toBe('20261118');
    });

    test('when the expiry message is read later, then its ends still lie as far from now', async () => {
      platform.advance(3_600_500);
      const expiry = (await unreadOf('t.fault')).find(({ openWay }) => openWay === 1);
      const ends = new Map<string, number | null>(
        JSON.parse(expiry?.content ?? '[]').map((row: { code: string; endTime: number | null }) => [
          row.code,
          row.endTime,
        ]),
      );
      const second = Math.floor(platform.now() / 1000) * 1000;
      expect(ends.get('hw')).toBe(second + 7_776_000_000);
      expect(ends.get('prep')).toBe(second + 7_776_001_000);
      expect(ends.get('survey')).toBe(second - 60_000);
      expect(ends.get('career')).toBeNull();
    });

    test('when a school reads what ends, then the reminder agrees with its licences', async () => {
      const expiry = (await unreadOf('ps.admin')).find(({ openWay }) => openWay === 1);
      const { list } = (await get('ps.admin', '/api/base/license/list')).data;
      const toEnds = (rows: readonly { code?: string; serverId?: string; endTime: number | null }[]) =>
        rows.map(({ code, serverId, endTime }) => [code ?? serverId, endTime]).toSorted();
      expect(toEnds(JSON.parse(expiry?.content ?? '[]'))).toEqual(toEnds(list));
    });

    test('when one is ignored twice, then both succeed and only that one is gone', async () => {
      const form = { desktopMessageId: 'm-homework' };
      expect((await post('t.zhou', `${base}/message_update_statusby_id`, form)).status).toBe(200);
      expect((await post('t.zhou', `${base}/message_update_statusby_id`, form)).status).toBe(200);
      expect((await countsOf('t.zhou')).message).toBe(22);
      expect((await countsOf('t.chen')).message).toBe(3);
    });

    test('when all are ignored, then no message waits and to-dos still do', async () => {
      await post('t.zhou', `${base}/message_update_status_by_me`);
      expect(await countsOf('t.zhou')).toEqual({ todo: 8, message: 0 });
      expect((await countsOf('t.chen')).message).toBe(3);
    });
  });

  describe('to-dos', () => {
    test('when a teacher pages, then three stand on a page and the last has two', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((start) => todosOf('t.zhou', start)));
      expect(pages.map(({ list }) => list.length)).toEqual([3, 3, 2, 0]);
      expect(pages[0]?.pages).toBe(3);
    });

    test('when the last two are ignored, then their page is empty', async () => {
      const { list } = await todosOf('t.zhou', 3);
      for (const { id } of list)
        await post('t.zhou', `${base}/message_update_statusby_id`, { desktopMessageId: id });
      expect((await todosOf('t.zhou', 3)).list).toEqual([]);
      expect((await todosOf('t.zhou', 2)).list).toHaveLength(3);
    });
  });

  test('when units configure messages, then each hears its own configuration', async () => {
    expect((await get('t.chen', `${base}/getMessageConfig`)).data).toBe('{"pcOpen":1}');
    expect((await get('t.zhou', `${base}/getMessageConfig`)).data).toBeNull();
  });

  describe('history', () => {
    const history = async (query: string): Promise<{ list: MessageRecord[]; total: number }> =>
      (await get('t.zhou', `/api/base/messages/history?${query}`)).data;

    test('when it is filtered, then text, module, importance and unread each narrow it', async () => {
      await post('t.zhou', `${base}/message_update_statusby_id`, { desktopMessageId: 'm-homework' });
      expect((await history('')).total).toBe(23);
      expect((await history('unreadOnly=true')).total).toBe(22);
      expect((await history('keyword=图书馆')).list.map(({ id }) => id)).toEqual(['m-library']);
      expect((await history('keyword=%25')).total).toBe(0);
      expect((await history('module=attend')).total).toBe(2);
      expect((await history('importance=5')).list.map(({ id }) => id)).toEqual(['m-expiry']);
    });

    test('when a page is asked for, then it holds as many as asked and says how many there are', async () => {
      const page = await history('page=3&size=10');
      expect(page).toMatchObject({ total: 23, pages: 3, page: 3 });
      expect(page.list).toHaveLength(3);
    });
  });

  test('when a message is asked for, then its reader has it, unread as before, and nobody else', async () => {
    const path = '/api/base/messages/message?messageId=m-homework';
    expect((await get('t.zhou', path)).data).toMatchObject({ id: 'm-homework', isRead: false });
    expect((await countsOf('t.zhou')).message).toBe(23);
    expect((await get('s.zhoule', path)).code).toBe('not_found');
  });

  test('when a module is muted, then it leaves counts and dialog, stays in the history, and comes back', async () => {
    expect((await post('t.zhou', '/api/base/messages/mute', { module: 'hw', muted: 'true' })).data).toEqual([
      'hw',
    ]);
    expect((await countsOf('t.zhou')).message).toBe(8);
    expect((await unreadOf('t.zhou')).some(({ module }) => module === 'hw')).toBe(false);
    expect((await get('t.zhou', '/api/base/messages/history?module=hw')).data.total).toBe(15);
    await post('t.zhou', '/api/base/messages/mute', { module: 'hw', muted: 'false' });
    expect((await countsOf('t.zhou')).message).toBe(23);
  });

  describe('sending', () => {
    test('when a teacher looks for classes, then those of her own school are there with their readers', async () => {
      const classes: MessageAudience[] = (await get('t.zhou', '/api/base/messages/audiences')).data;
      const fifth = classes.find((row) => row.gradeName === '五年级' && row.className === '(1)班');
      expect(fifth?.students).toBeGreaterThanOrEqual(2);
      expect(fifth?.parents).toBe(1);
      expect(classes.some(({ gradeName }) => gradeName === '初二')).toBe(false);
    });

    test('when the same message is sent twice, then pupils and parents get it once, twins’ parent too', async () => {
      const message = buildNote();
      const sent = await send('t.zhou', message);
      expect(sent.status).toBe(200);
      expect((await send('t.zhou', message)).data).toEqual(sent.data);
      expect((await countsOf('s.wang1')).message).toBe(1);
      expect((await countsOf('p.wang')).message).toBe(1);
      const [first] = (await get('p.wang', '/api/base/messages/history')).data.list;
      expect(first).toMatchObject({
        title: '美术课通知',
        messageMeno: '明天请带水彩笔',
        module: 'messages',
        isRead: false,
      });
    });

    test('when somebody else uses the id, then it is a conflict and nothing is sent', async () => {
      const message = buildNote();
      await send('t.zhou', message);
      expect((await send('ps.admin', { ...message, text: '另一条' })).code).toBe('conflict');
      expect((await countsOf('s.wang1')).message).toBe(1);
    });

    test.each(['s.zhoule', 'p.zhou'])(
      'when %s sends or looks for classes, then both are refused',
      async (who) => {
        expect((await send(who, buildNote())).code).toBe('forbidden');
        expect((await get(who, '/api/base/messages/audiences')).code).toBe('forbidden');
      },
    );

    test('when the classes are another school’s, then nobody can be reached', async () => {
      const refusal = await send(
        't.zhou',
        buildNote({ classes: [{ gradeName: '初二', className: '(5)班' }] }),
      );
      expect(refusal).toMatchObject({ status: 422, fieldErrors: [{ field: 'classes' }] });
    });

    test.each([
      ['no title', { title: ' ' }],
      ['an empty text', { text: '  ' }],
      ['a text that is too long', { text: '长'.repeat(501) }],
      ['an id that is none', { messageId: '1' }],
      ['no class', { classes: [] }],
    ])('when a message has %s, then it is refused', async (_, wrong) => {
      expect((await send('t.zhou', buildNote(wrong))).status).toBe(422);
    });
  });
});
