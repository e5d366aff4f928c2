import { createHashQuery, flag, text } from '#shared/hash-query';

/** Whose school years are shown, or the end of one; `unitId` is empty in a school. */
export const yearsQuery = createHashQuery('#/years', { unitId: text('unit', 64), isEnding: flag('end') });
