import * as v from 'valibot';
import { kinds, states } from './request.ts';

/** A day that is one, such as `2026-11-26`. */
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true),
);

/** Days of one request. */
export const maxDays = 60;

const dayMs = 86_400_000;

export const askPayload = v.pipe(
  v.object({
    pupilId: v.string(),
    fromDay: day,
    toDay: day,
    kind: v.picklist(kinds),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  }),
  v.check(({ fromDay, toDay }) => {
    const days = (Date.parse(toDay) - Date.parse(fromDay)) / dayMs + 1;
    return days >= 1 && days <= maxDays;
  }),
);

export const decidePayload = v.object({
  id: v.string(),
  revision: v.number(),
  decision: v.picklist(['approved', 'declined', 'withdrawn']),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
});

export const listQuery = v.object({
  view: v.optional(v.picklist(['mine', 'decide']), 'mine'),
  state: v.optional(v.picklist(states)),
});

export const calendarQuery = v.object({ from: day, to: day });
