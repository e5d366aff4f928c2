import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepTodosClosed } from '../../tests/fixtures/keep-todos-closed.ts';
import { startPortal } from '../../tests/fixtures/portal-process.ts';
import type { BenchContext } from '../context.ts';
import { openBrowser } from '../open-browser.ts';
import { measureScrolling } from '../scrolling.ts';

const messages = 10_000;
const reader = '2001';

/** A user with 10,000 messages: the dialog and the message centre scroll, and the oldest page comes as quick as the first. */
export async function measureMessageLists(context: BenchContext): Promise<void> {
  const portal = context.keep(await startPortal());
  writeMessages(portal.dataDir);
  const browser = await openBrowser(context);
  const session = await browser.newContext({ baseURL: portal.url });
  await keepTodosClosed(session);
  const form = { username: 't.zhou', password: 'Demo2026' };
  await session.request.post('/api/uaa/oauth/login', { headers: { 'x-requested-by': 'portal' }, form });
  const page = await session.newPage();
  await page.goto('/messages');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const centre = await measureScrolling(page, 'main');
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').first().click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  const dialog = await measureScrolling(page, '[role="dialog"] [data-part="body"]');
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
function writeMessages(dataDir: string): void {
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
