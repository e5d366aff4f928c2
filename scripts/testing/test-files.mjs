import { readdirSync } from 'node:fs';
import { inProject } from '../install/project.mjs';

const folders = ['bench', 'bff', 'platform', 'remotes', 'samples', 'scripts', 'shared', 'shell', 'tests'];

/** Paths below the project of all test files, in a fixed order. */
export function listTestFiles() {
  return folders.flatMap((folder) => filesBelow(folder)).sort();
}

function filesBelow(folder) {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path);
    return /\.(?:test\.tsx?|spec\.ts)$/.test(entry.name) ? [path] : [];
  });
}
