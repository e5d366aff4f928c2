import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { MessageReader, SentMessage } from '#shared/contracts';
import { buildNote, sendAs } from './testing/send-as.ts';

const ignoreOne = '/api/base/desktop/message_update_statusby_id';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let messageId: string;

  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
    const note = buildNote();
    messageId = note.messageId;
    await sendAs(platform, 't.zhou', note);
  });
  afterEach(() => platform.close());

  const get = async (loginName: string, path: string) =>
    (await (await platform.as(loginName)).get(`/api/base/messages/${path}`)).body;
  const mark = async (loginName: string, form: Record<string, string> = {}) =>
    (await platform.as(loginName)).post(ignoreOne, { desktopMessageId: messageId, ...form });
  const sentBy = async (loginName: string): Promise<SentMessage[]> =>
    (await get(loginName, 'sent')).data.list;
  const readersOf = async (
    state: string,
    more = '',
  ): Promise<{ message: SentMessage; list: MessageReader[]; total: number; pages: number }> =>
    (await get('t.zhou', `readers?messageId=${messageId}&state=${state}${more}`)).data;

  test('when a message was sent, then its sender sees what, to whom, and how many have opened it', async () => {
    const [before] = await sentBy('t.zhou');
    expect(before).toMatchObject({
      id: messageId,
      title: '美术课通知',
      audience: { classes: [{ gradeName: '五年级', className: '(1)班' }], to: 'both' },
      read: 0,
    });
    await mark('p.wang', { opened: 'true' });
    await mark('p.wang', { opened: 'true' });
    const [after] = await sentBy('t.zhou');
    expect(after).toMatchObject({ recipients: before?.recipients, read: 1 });
    expect(await sentBy('ps.admin')).toEqual([]);
  });

  test('when a reader ignores a message, then it waits no more and is not read', async () => {
    await mark('s.wang1');
    expect((await sentBy('t.zhou'))[0]?.read).toBe(0);
    const unread = await get('s.wang1', 'history?unreadOnly=true');
    expect(unread.data.total).toBe(0);
    await mark('s.wang1', { opened: 'true' });
    expect((await sentBy('t.zhou'))[0]?.read).toBe(1);
  });

  test('when the sender asks who, then pupils come with their class and parents with their children there', async () => {
    platform.advance(60_000);
    await mark('p.wang', { opened: 'true' });
    const read = await readersOf('read');
    expect(read.list).toEqual([
      {
        userId: '3002',
        name: '王强 Wang Qiang',
        userType: 3,
        gradeName: '',
        className: '',
        children: ['王一', '王二'],
        readDate: new Date(platform.now()).toISOString(),
      },
    ]);
    const unread = await readersOf('unread');
    expect(unread.total).toBe(read.message.recipients - 1);
    expect(unread.list.map(({ name }) => name)).toEqual(expect.arrayContaining(['王一', '王二']));
    expect(unread.list.every(({ className, readDate }) => className === '(1)班' && !readDate)).toBe(true);
  });

  test('when names are paged, then each page goes on where the one before ended', async () => {
    const first = await readersOf('unread', '&size=2');
    const second = await readersOf('unread', '&size=2&page=2');
    expect(first.pages).toBe(Math.ceil(first.total / 2));
    const ids = [...first.list, ...second.list].map(({ userId }) => userId);
    expect(new Set(ids).size).toBe(Math.min(4, first.total));
  });

  test.each(['ps.admin', 't.wu', 't.chen'])(
    'when %s asks who has read it, then it is not there',
    async (who) => {
      expect((await get(who, `readers?messageId=${messageId}`)).code).toBe('not_found');
    },
  );

  test.each(['s.wang1', 'p.wang'])('when %s asks for what was sent, then that is refused', async (who) => {
    expect((await get(who, 'sent')).code).toBe('forbidden');
    expect((await get(who, `readers?messageId=${messageId}`)).code).toBe('forbidden');
  });
});
