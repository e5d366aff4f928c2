import path from 'node:path';

/** The folders and files that the build reads and writes. */
export const projectRoot: string = path.resolve(import.meta.dirname, '../..');
export const distDirectory: string = path.join(projectRoot, 'dist');
export const assetsDirectory: string = path.join(distDirectory, 'assets');
export const manifestFile: string = path.join(distDirectory, 'build.json');
export const buildsFile: string = path.join(distDirectory, 'builds.json');
export const inputsFile: string = path.join(projectRoot, '.cache/build-inputs.json');
/** The package by which others build apps; the server answers it. */
export const shellPackageFile: string = path.join(distDirectory, 'portal-shell.tgz');
/** The interface of that package, for the test that compares it. */
export const shellReportFile: string = path.join(projectRoot, '.cache/shell-api.md');
