import { randomUUID } from 'node:crypto';
import type { Program } from '#platform/programs';
import { shownLimits } from './call-limits.ts';
import { countReaders } from './count-writing.ts';
import { getServedApp } from './find-served-app.ts';
import { parsePagePath } from './page-path.ts';
import type { TodoEnd, TodoOrder } from './payloads.ts';
import type { ServiceCallsDeps } from './service-calls-deps.ts';
import { splitUsers } from './split-users.ts';
import { createTodoStore, type TodoContent } from './todo-store.ts';

/**
 * Gives users a to-do by its key. Who has the same one already keeps it, also where she put it aside; another one by that key is
 * replaced.
 * @throws DomainError `conflict`, `forbidden`, `invalid_input`
 */
export async function saveTodos(
  deps: ServiceCallsDeps,
  program: Program,
  { appCode, key, userIds, title, content, address }: TodoOrder,
) {
  const { database, clock, publicUrl, announce } = deps;
  const { db } = database;
  const app = await getServedApp(db, program, appCode);
  const todo = { title, text: content, url: parsePagePath(address, publicUrl), module: app.code };
  const { known, unknown } = await splitUsers(db, program.unitId, userIds);
  const before = await createTodoStore(db, program).list(key, known);
  const missing = withoutSame(known, before, todo);
  const { allowed, limited } = await countReaders(deps, program, 'todo', missing);
  const saved = await db.transaction().execute(async (trx) => {
    const store = createTodoStore(trx, program);
    await store.hold();
    const old = await store.list(key, allowed);
    const receivers = withoutSame(allowed, old, todo);
    if (receivers.length === 0) return receivers;
    const given = { key, messageId: randomUUID(), sentAt: clock() };
    const replaced = old.filter(({ user_id }) => receivers.includes(user_id));
    await store.replace(given, todo, receivers, replaced);
    return receivers;
  });
  await announce(saved);
  const unchanged = known.length - saved.length - limited.length;
  return { appCode: app.code, saved: saved.length, unchanged, unknown, limited, limits: shownLimits };
}

/** Takes the to-do of a key away from these users, or from all who have it. */
export async function endTodos(
  { database: { db }, announce }: ServiceCallsDeps,
  program: Program,
  { key, userIds }: TodoEnd,
) {
  const asked = userIds && [...new Set(userIds)];
  const ended = await db.transaction().execute(async (trx) => {
    const store = createTodoStore(trx, program);
    await store.hold();
    const holders = await store.listHolders(key, asked);
    if (holders.length > 0) await store.remove(key, holders, asked === undefined);
    return holders.map(({ user_id }) => user_id);
  });
  await announce(ended);
  const unknown = asked?.filter((userId) => !ended.includes(userId)) ?? [];
  return { done: ended.length, unknown, limits: shownLimits };
}

function withoutSame(
  userIds: readonly string[],
  rows: readonly ({ readonly user_id: string } & {
    readonly [K in keyof TodoContent]: TodoContent[K] | null;
  })[],
  todo: TodoContent,
): string[] {
  const same = new Set(rows.filter((row) => isSame(row, todo)).map(({ user_id }) => user_id));
  return userIds.filter((userId) => !same.has(userId));
}

function isSame(
  row: { readonly [K in keyof TodoContent]: TodoContent[K] | null },
  { title, text, url, module }: TodoContent,
): boolean {
  return row.title === title && row.text === text && row.url === url && row.module === module;
}
