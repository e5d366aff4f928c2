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

/** Throws with one line where the path of the project has a sign that the tools behind `what` do not take for itself. */
export function checkFolder(signs, what) {
  const sign = signs.find((each) => projectFolder.includes(each));
  if (sign !== undefined)
    throw new Error(`${what} cannot run below a path with ${sign}: rename or move ${projectFolder}`);
}
