/** Schools and bureaus: their rows, and how they stand. */
export { baseLicence, insertUnit } from './insert-unit.ts';
export { createUnitsRoutes } from './units-routes.ts';
