import type { Kind } from '../calls.ts';

export interface AskDraft {
  pupilId: string;
  fromDay: string;
  toDay: string;
  kind: Kind;
  reason: string;
}

/** Days of one request. */
const maxDays = 60;
const dayMs = 86_400_000;

export type AskProblem = 'from' | 'to' | 'long' | 'reason';

/** What is wrong, by field; nothing where all is well. */
export function findProblems({
  fromDay,
  toDay,
  reason,
}: AskDraft): Partial<Record<keyof AskDraft, AskProblem>> {
  const days = (Date.parse(toDay || fromDay) - Date.parse(fromDay)) / dayMs + 1;
  return {
    ...(Number.isNaN(Date.parse(fromDay)) ? { fromDay: 'from' } : {}),
    ...(days < 1 ? { toDay: 'to' } : days > maxDays ? { toDay: 'long' } : {}),
    ...(reason.trim() === '' ? { reason: 'reason' } : {}),
  };
}
