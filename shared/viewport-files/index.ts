/** Old bundles in the viewport: their files, what an address asks for, the frame. Stateless. */
export { findViewportFiles, type ViewportFile, type ViewportFiles } from './find-viewport-files.ts';
export {
  formatViewportFrame,
  readViewportQuery,
  type ViewportQuery,
  viewportFramePath,
} from './viewport-query.ts';
export { type ViewportPlace, viewportRemote } from './viewport-remote.ts';
