import { readGuide } from './guide-blocks.ts';

/** Turns a guide for integrators into its blocks. */
function guideLoader(source: string): string {
  return JSON.stringify(readGuide(source));
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default guideLoader;
