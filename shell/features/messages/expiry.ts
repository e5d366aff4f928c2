import * as v from 'valibot';
import { parseDate } from '#shared/dates';

/** 3 ended (已过期), 2 ends within 90 days (即将到期), 1 in use (使用中): H06. */
export type ExpiryStatus = 1 | 2 | 3;

export interface ExpiryRow {
  readonly code: string;
  readonly name: string;
  /** Epoch milliseconds; undefined for a module without an end. */
  readonly endsAt: number | undefined;
  readonly dqstatus: ExpiryStatus;
}

/** 90 days (H06). */
const windowMs = 7_776_000_000;

/** An end exactly 90 days away is ending soon, one in this very moment too; no end is in use (D-28). */
export function statusOf(endsAt: number | undefined, now: number): ExpiryStatus {
  if (endsAt === undefined) return 1;
  if (endsAt < now) return 3;
  return endsAt <= now + windowMs ? 2 : 1;
}

/** A row of a message's content (H05); what it says of its own status is derived anew. */
const rowSchema = v.object({
  code: v.string(),
  name: v.string(),
  endTime: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
});

/**
 * The modules of a message's content: ended ones first, then ending ones, then those in use, within each the earliest
 * end first. What is no module is left out.
 * @param now the server's clock when it sent them
 */
export function readExpiry(content: string, now: number): ExpiryRow[] {
  return parseList(content)
    .flatMap((row) => {
      const parsed = v.safeParse(rowSchema, row);
      if (!parsed.success) return [];
      const { code, name, endTime } = parsed.output;
      const endsAt = toInstant(endTime);
      return [{ code, name, endsAt, dqstatus: statusOf(endsAt, now) }];
    })
    .sort(byUrgency);
}

function parseList(content: string): unknown[] {
  try {
    const list: unknown = JSON.parse(content);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Epoch milliseconds come as a number or as its digits; anything else is a date as text. */
function toInstant(endTime: string | number | null): number | undefined {
  if (endTime === null) return undefined;
  const text = String(endTime);
  return /^\d{11,}$/.test(text) ? Number(text) : parseDate(text)?.toMillis();
}

function byUrgency(one: ExpiryRow, other: ExpiryRow): number {
  return (
    other.dqstatus - one.dqstatus ||
    (one.endsAt ?? Number.MAX_SAFE_INTEGER) - (other.endsAt ?? Number.MAX_SAFE_INTEGER)
  );
}
