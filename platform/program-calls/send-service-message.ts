import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import { createMessageStore } from '#platform/messages';
import type { Program } from '#platform/programs';
import { shownLimits } from './call-limits.ts';
import { countReaders } from './count-writing.ts';
import { getServedApp } from './find-served-app.ts';
import { parsePagePath } from './page-path.ts';
import type { MessageOrder } from './payloads.ts';
import type { ServiceCallsDeps } from './service-calls-deps.ts';
import { splitUsers } from './split-users.ts';

/**
 * Sends a message in the name of an app. By a key that the program used in this unit before, nothing is sent: the answer names the
 * message that went out then.
 * @throws DomainError `conflict`, `forbidden`, `invalid_input`
 */
export async function sendServiceMessage(deps: ServiceCallsDeps, program: Program, order: MessageOrder) {
  const { database, publicUrl, announce } = deps;
  const { db } = database;
  const { appCode, userIds, address, key } = order;
  const app = await getServedApp(db, program, appCode);
  const url = address === undefined ? null : parsePagePath(address, publicUrl);
  const { known, unknown } = await splitUsers(db, program.unitId, userIds);
  const reply = { appCode: app.code, unknown, limits: shownLimits };
  const before = await findSent(db, program, key);
  if (before) return { ...reply, messageId: before, sent: 0, limited: [] };
  const { allowed, limited } = await countReaders(deps, program, 'message', known);
  if (allowed.length === 0) return { ...reply, messageId: null, sent: 0, limited };
  const messageId = randomUUID();
  const row = { ...rowOf(program, order), id: messageId, module: app.code, url, sent_at: deps.clock() };
  const isSent = await insertOnce(db, row, allowed);
  if (!isSent)
    return { ...reply, messageId: (await findSent(db, program, key)) ?? null, sent: 0, limited: [] };
  await announce(allowed);
  return { ...reply, messageId, sent: allowed.length, limited };
}

function rowOf({ clientId, unitId }: Program, { title, content, importance, key }: MessageOrder) {
  return {
    ...{ kind: 'message' as const, importance, title, text: content },
    ...{ open_way: null, content: null, sender_id: null, audience: null, date_text: null },
    client_id: clientId,
    ...(key === undefined ? {} : { program_unit_id: unitId, program_key: key }),
  };
}

/** @returns false where the same key came at the same moment and was first */
async function insertOnce(
  db: Kysely<Tables>,
  row: Parameters<ReturnType<typeof createMessageStore>['insertMessage']>[0],
  userIds: readonly string[],
): Promise<boolean> {
  try {
    await db.transaction().execute((trx) => createMessageStore(trx).insertMessage(row, userIds));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function findSent(
  db: Kysely<Tables>,
  { clientId, unitId }: Program,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('message')
    .select('id')
    .where('client_id', '=', clientId)
    .where('program_unit_id', '=', unitId)
    .where('program_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}
