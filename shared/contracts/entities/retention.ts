import * as v from 'valibot';

/** What ends the time of a row: its own end, its age, a setting of its unit, the row that it belongs to, being disabled for so
 * long, or somebody. */
export const retentionKinds = ['end', 'age', 'unit', 'with', 'person', 'kept'] as const;

/** How long the rows of a table are kept. */
export const listedRetentionSchema = v.object({
  table: v.string(),
  /** What they are, as `中文|||English`. */
  name: v.string(),
  kind: v.picklist(retentionKinds),
  /** Of the kinds `age` and `person`. */
  days: v.nullable(v.number()),
  /** Of kind `with`: the name of what they are deleted with. */
  with: v.nullable(v.string()),
  /** Rows past their term that the next purge deletes; null where nobody counts them, or the user may not know. */
  waiting: v.nullable(v.number()),
});
export type ListedRetention = v.InferOutput<typeof listedRetentionSchema>;

/** How long a unit keeps the rows of a table that it may decide about. Days; null is for ever. */
export const unitTermSchema = v.object({
  table: v.string(),
  /** What they are, as `中文|||English`. */
  name: v.string(),
  /** As long as the portal keeps them. */
  usual: v.nullable(v.number()),
  /** What the unit has set; null where nothing. */
  own: v.nullable(v.number()),
  from: v.number(),
  to: v.number(),
  /** 0 where the unit has set nothing. */
  revision: v.number(),
});
export type UnitTerm = v.InferOutput<typeof unitTermSchema>;
