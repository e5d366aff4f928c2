import * as v from 'valibot';

/** An app that the unit keeps from a user. */
export const closedAppSchema = v.object({
  code: v.string(),
  /** The app's own deploy path; null where its pages have the address of their code. */
  deployPath: v.optional(v.nullable(v.string()), null),
});
export type ClosedApp = v.InferOutput<typeof closedAppSchema>;
