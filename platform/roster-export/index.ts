/** People and classes of a unit as files that other systems read. */
export { createRosterExportRoutes } from './roster-export-routes.ts';
export { writeRoster } from './write-roster.ts';
