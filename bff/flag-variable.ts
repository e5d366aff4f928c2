import * as v from 'valibot';

/** What a switch of the configuration says, where it says anything. */
export const onOrOff = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
);

/** A switch that stands at `fallback` where it is not set. */
export function flag(fallback: '0' | '1') {
  return v.optional(onOrOff, fallback);
}
