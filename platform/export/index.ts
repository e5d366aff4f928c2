/** Tables as spreadsheets. */
export { cellXml } from './cell-xml.ts';
export { createExportListener, type ExportDeps } from './export-routes.ts';
export { columnLetters } from './sheet-xml.ts';
export { sheetPath, workbookParts } from './workbook-parts.ts';
