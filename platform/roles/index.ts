/** Roles of units: what they grant, and who has them. */
export { listRoleCodes } from './role-codes.ts';
export type { RolesDeps } from './roles-deps.ts';
export { createRolesRoutes } from './roles-routes.ts';
