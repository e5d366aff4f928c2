import { createHashQuery, text } from '#shared/hash-query';

/** Whose apps are shown; `unitId` is empty in a school. */
export const appsQuery = createHashQuery('#/apps', { unitId: text('unit', 64) });
