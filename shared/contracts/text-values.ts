import * as v from 'valibot';

/** Whole numbers, which travel as text in queries and forms. What is too large to be exact is none. */
export const numberFromText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.safeInteger(),
);

export const flagFromText = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])]),
  v.transform((value) => value === true || value === 'true' || value === '1'),
);

/** An id of a user, unit or record; numbers of older services are read as text. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)), v.number()]),
  v.transform(String),
);

/** Text that travels, without blanks around it. @param max UTF-16 units, as inputs count them */
/* @__NO_SIDE_EFFECTS__ */
export function trimmedText(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max));
}

/** The same where it may be left out, which is the empty text. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number) {
  return v.optional(trimmedText(max), '');
}

/** What a call that needs no payload takes. */
export const nothing = v.object({});

/** The picture of a person: a JPEG as a `data:` address, at most 512 pixels wide and high and 64 KB. */
export const pictureSchema = v.pipe(v.string(), v.maxLength(100_000));
