import * as v from 'valibot';
import { userTypeCodes } from '#shared/contracts';
import { maxRows } from './call-limits.ts';

/** @param max UTF-16 units, as inputs count them */
function text(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max));
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const userIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(maxRows));
/** Which of its apps a client means; needed where it serves several. */
const appCode = v.optional(id);
/** Both languages may stand in it: `中文|||English`. */
const title = v.pipe(text(200), v.minLength(1));
/** Below this portal; `page-path.ts` checks it. */
const address = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));
const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/));

const page = {
  /** What the page before gave as `nextCursor`. */
  cursor: v.optional(id),
  size: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(maxRows)),
    '100',
  ),
};
const { student, teacher, parent } = userTypeCodes;

export const classesQuery = v.object(page);
export const peopleQuery = v.object({
  ...page,
  userType: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist([student, teacher, parent]))),
  classId: v.optional(id),
});
export type PeopleQuery = v.InferOutput<typeof peopleQuery>;

export const badgesOrder = v.object({
  appCode,
  counts: v.pipe(
    v.array(v.object({ userId: id, num: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)) })),
    v.minLength(1),
    v.maxLength(maxRows),
  ),
});
export type BadgesOrder = v.InferOutput<typeof badgesOrder>;

export const messageOrder = v.object({
  ...{ appCode, userIds, title },
  content: v.pipe(text(2_000), v.minLength(1)),
  address: v.optional(address),
  importance: v.optional(v.picklist([1, 2, 3, 4, 5]), 1),
  /** The same key again sends nothing. */
  key: v.optional(key),
});
export type MessageOrder = v.InferOutput<typeof messageOrder>;

export const todoOrder = v.object({
  ...{ appCode, key, userIds, title, address },
  content: v.optional(text(2_000), ''),
});
export type TodoOrder = v.InferOutput<typeof todoOrder>;

export const todoEnd = v.object({ key, userIds: v.optional(userIds) });
export type TodoEnd = v.InferOutput<typeof todoEnd>;

export const readersOrder = v.object({
  ...{ appCode, fileId: id, userIds },
  /** The user on whose behalf the service shares: the file has to be hers. */
  ownerId: id,
});
export type ReadersOrder = v.InferOutput<typeof readersOrder>;

export const readersEnd = v.object({ fileId: id, userIds: v.optional(userIds) });
export type ReadersEnd = v.InferOutput<typeof readersEnd>;
