import * as v from 'valibot';

/** Texts split by commas; nothing is an empty list. */
export const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
