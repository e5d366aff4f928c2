import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A title stands in both languages of a to-do, which has 200 characters. */
export const maxTitle = 80;

export const writePayload = v.object({
  /** Made by the page, so that a second press writes no second notice. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxTitle)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000)),
  classIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
  fileIds: v.pipe(v.array(id), v.maxLength(9)),
  needsReceipt: v.boolean(),
});
export type WritePayload = v.InferOutput<typeof writePayload>;

export const noticePayload = v.object({ id });

export const listQuery = v.object({
  view: v.optional(v.picklist(['received', 'sent']), 'received'),
  unread: v.optional(v.picklist(['0', '1']), '0'),
});
