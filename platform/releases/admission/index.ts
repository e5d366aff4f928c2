/** Reads archives of releases, and refuses them by name. */
export { type AdmittedArchive, admitArchive } from './admit-archive.ts';
export { pagePathOf } from './page-path.ts';
export { type Problem, refuseArchive } from './problem.ts';
