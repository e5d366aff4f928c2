import { createHashQuery, type QueryOf, text } from '#shared/hash-query';

/** Which families are shown; `unitId` is empty in a school. */
export const familiesQuery = createHashQuery('#/family', {
  unitId: text('unit', 64),
  keyword: text('q', 64),
  classId: text('class', 64),
});
export type FamiliesQuery = QueryOf<typeof familiesQuery>;

/** Whether something besides the school narrows the list. */
export function isNarrowed(query: FamiliesQuery): boolean {
  return familiesQuery.isNarrowed({ ...query, unitId: '' });
}
