import { classStatuses } from '#shared/contracts';
import { createHashQuery, oneOf, type QueryOf, text } from '#shared/hash-query';

/** What the list of classes shows; `unitId` is empty in a school. */
export const classQuery = createHashQuery('#/classes', {
  unitId: text('unit', 64),
  keyword: text('q', 64),
  gradeName: text('grade', 32),
  status: oneOf('status', classStatuses),
});
export type ClassQuery = QueryOf<typeof classQuery>;

/** Whether something besides the school narrows the list. */
export function isNarrowed(query: ClassQuery): boolean {
  return classQuery.isNarrowed({ ...query, unitId: '' });
}
