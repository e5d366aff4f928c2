import * as v from 'valibot';

/** The name of a theme, or a colour such as `#457CD6`. */
export const themeSchema = v.pipe(v.string(), v.regex(/^(?:[a-z][a-zA-Z-]{0,31}|#[0-9a-fA-F]{6})$/));
