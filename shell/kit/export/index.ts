/** Tables as files of the user's. */
export { type DownloadForm, downloadByForm } from './download-by-form.ts';
export { ExportButton, type ExportButtonProps } from './export-button.tsx';
export type { ExportColumn, ExportPage, ExportSource } from './export-source.ts';
export { saveFile } from './save-file.ts';
