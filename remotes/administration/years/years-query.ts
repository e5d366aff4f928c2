import { createHashQuery, text } from '#shared/hash-query';

/** Whose school years are shown; `unitId` is empty in a school. */
export const yearsQuery = createHashQuery('#/years', { unitId: text('unit', 64) });
