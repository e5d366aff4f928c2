import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, absolute. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An absolute path inside the project. */
export function inProject(...parts) {
  return join(projectFolder, ...parts);
}

/** Where the bootstrap keeps what can be thrown away. */
export const cacheFolder = inProject('.cache');

/** Signs that tools do not take for themselves in a path. */
const refusedSigns = { build: ['#', '?'], tests: ['%'] };

/**
 * @param {keyof refusedSigns} what
 * @throws Error in one line where the path of the project has a sign that the tools behind `what` refuse
 */
export function checkFolder(what) {
  const sign = refusedSigns[what].find((each) => projectFolder.includes(each));
  if (sign !== undefined)
    throw new Error(`The ${what} cannot run below a path with ${sign}: rename or move ${projectFolder}`);
}
