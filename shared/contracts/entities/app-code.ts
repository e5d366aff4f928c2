import * as v from 'valibot';

/** The code of an app of the catalogue. */
export const appCodeSchema = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/));
