import { isUniqueViolation, type PortalDatabase } from '#platform/database';
import { countPages, type Principal, scopeOf, toPageWindow } from '#platform/http';
import { createActionLimits } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import {
  type AnswerOf,
  DomainError,
  type feedbackList,
  type feedbackSend,
  type ParsedPayloadOf,
} from '#shared/contracts';
import { createFeedbackStore } from './feedback-store.ts';

export interface FeedbackDeps {
  database: PortalDatabase;
  clock: Clock;
}

/** Per user; `window` in milliseconds. */
const limit = { points: 5, window: 600_000 } as const;

/** @throws DomainError `too_many_attempts`, `conflict` when the id is somebody else's. */
export async function sendFeedback(
  { database, clock }: FeedbackDeps,
  { userId, unitId }: Principal,
  { id, text, details }: ParsedPayloadOf<typeof feedbackSend>,
): Promise<{ id: string }> {
  const now = clock();
  const store = createFeedbackStore(database.db);
  await createActionLimits({ database, clock }).consume(`feedback:${userId}`, limit);
  try {
    await store.insert({
      id,
      at: now,
      unit_id: unitId,
      user_id: userId,
      text,
      details: JSON.stringify(details),
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if ((await store.findSender(id)) !== userId) throw new DomainError('conflict');
  }
  return { id };
}

/** A page of what users of the own unit wrote, in a bureau of all units. */
export async function listFeedback(
  { database: { db } }: FeedbackDeps,
  principal: Principal,
  asked: { page: number; size: number },
): Promise<AnswerOf<typeof feedbackList>> {
  const scope = scopeOf(principal);
  const store = createFeedbackStore(db);
  const { page, size, offset } = toPageWindow(asked.page, asked.size);
  const rows = await store.list(scope, { limit: size, offset });
  const total = await store.count(scope);
  return {
    list: rows.map(({ details, at, ...row }) => ({ ...row, at: Number(at), details: JSON.parse(details) })),
    total,
    pages: countPages(total, size),
    page,
  };
}
