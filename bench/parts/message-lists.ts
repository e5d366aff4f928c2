import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepTodosClosed } from '../../tests/fixtures/keep-todos-closed.ts';
import { startPortal } from '../../tests/fixtures/portal-process.ts';
import { signInByCall } from '../../tests/fixtures/sign-in-by-call.ts';
import { MessageCentre } from '../../tests/pages/message-centre.ts';
import { Messages } from '../../tests/pages/messages.ts';
import type { BenchContext } from '../context.ts';
import { language, openBrowser, pageOptions } from '../open-browser.ts';
import { measureScrolling } from '../scrolling.ts';

const reader = '2001';

/** A user with 10,000 messages: the dialog and the message centre scroll, and the oldest page comes as quick as the first. */
export async function measureMessageLists(context: BenchContext): Promise<void> {
  const portal = context.keep(await startPortal());
  // The dialog shows 200 of them.
  const messages = context.isQuick ? 300 : 10_000;
  writeMessages(portal.dataDir, messages);
  const browser = await openBrowser(context);
  const session = await browser.newContext({ ...pageOptions, baseURL: portal.url });
  await keepTodosClosed(session);
  await signInByCall(session, 't.zhou');
  const page = await session.newPage();
  const all = new MessageCentre(page, language);
  await all.open();
  const centre = await measureScrolling(all.rows.first(), context);
  const unread = new Messages(page, language);
  await unread.bell.click();
  await unread.rows.first().waitFor();
  const dialog = await measureScrolling(unread.rows.first(), context);
  const start = performance.now();
  const oldest = await session.request.get(
    `/api/base/messages/history?page=${Math.ceil(messages / 30)}&size=30`,
  );
  const took = performance.now() - start;
  if ((await oldest.json()).data.list.length === 0) throw new Error('the oldest page is empty');
  const atLeast55 = { unit: 'fps', limit: { is: 'at least', value: 55 } } as const;
  context.add(
    { name: `message centre with ${messages} messages: scrolling`, measured: centre, ...atLeast55 },
    { name: 'dialog with 200 unread messages: scrolling', measured: dialog, ...atLeast55 },
    {
      name: `message centre with ${messages} messages: the oldest page`,
      measured: took,
      unit: 'ms',
      limit: { is: 'at most', value: 200 },
    },
  );
}

/** A school year of a very busy teacher. */
function writeMessages(dataDir: string, messages: number): void {
  const database = new DatabaseSync(join(dataDir, 'platform.db'));
  try {
    const insert = database.prepare(
      "insert into message (id, kind, module, importance, text, sent_at) values (?, 'message', ?, ?, ?, ?)",
    );
    const deliver = database.prepare(
      'insert into message_delivery (user_id, message_id, sent_at, read_at) values (?, ?, ?, null)',
    );
    database.exec('begin');
    for (let number = 0; number < messages; number += 1) {
      const [id, at] = [`bench-${number}`, Date.now() - number * 60_000];
      insert.run(id, number % 2 ? 'hw' : 'notice', (number % 5) + 1, `第${number}条：请查看本周安排`, at);
      deliver.run(reader, id, at);
    }
    database.exec('commit');
  } finally {
    database.close();
  }
}
