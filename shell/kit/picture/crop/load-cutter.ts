/** Loads the cutter, once a picture was chosen. Two imports of one module are one file to the build. */
export function loadCutter() {
  return import('./cutter.ts');
}
