/** Tables as spreadsheets. */
export { createExportListener, type ExportDeps } from './export-routes.ts';
