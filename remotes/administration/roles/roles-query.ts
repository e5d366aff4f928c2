import { createHashQuery, text } from '#shared/hash-query';

/** Whose roles are shown; `unitId` is empty in a school. */
export const rolesQuery = createHashQuery('#/roles', { unitId: text('unit', 64) });
