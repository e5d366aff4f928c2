import path from 'node:path';

/** The folders and files that the build reads and writes. */
export const projectRoot: string = path.resolve(import.meta.dirname, '../..');
export const distDirectory: string = path.join(projectRoot, 'dist');
export const assetsDirectory: string = path.join(distDirectory, 'assets');
export const manifestFile: string = path.join(distDirectory, 'build.json');
export const buildsFile: string = path.join(distDirectory, 'builds.json');
export const inputsFile: string = path.join(projectRoot, '.cache/build-inputs.json');
