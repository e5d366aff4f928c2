import { importOutcomes } from '#shared/contracts';
import { createHashQuery, oneOf, type QueryOf, text } from '#shared/hash-query';

/** Whose imports are shown, and which one of them with which of its rows. Without a job, the list of all. */
export const importHash = createHashQuery('#/import', {
  unitId: text('unit', 64),
  jobId: text('job', 64),
  outcome: oneOf('outcome', importOutcomes),
});
export type ImportQuery = QueryOf<typeof importHash>;
