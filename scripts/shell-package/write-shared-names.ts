import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedLibraries } from '../../shell/published/presets/shell-parts.ts';
import { projectRoot } from '../build/paths.ts';
import { shellDoorNames } from './types/build-types.ts';
import { readPublicNames } from './types/read-public-names.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Writes what the shared libraries and the doors export at run time, for bundlers that must know names before they run. */
export async function writeSharedNames(folder: string): Promise<void> {
  const libraries: Record<string, string[]> = {};
  for (const library of sharedLibraries) {
    const module: Record<string, unknown> = await import(library);
    libraries[library] = namesOf({ ...Object(module.default), ...module });
  }
  const doors: Record<string, string[]> = {};
  for (const door of shellDoorNames) {
    const source = await readFile(path.join(projectRoot, `shell/exposes/${door}.ts`), 'utf8');
    doors[door] = readPublicNames(source, 'values');
  }
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'shared-names.json'), JSON.stringify({ libraries, doors }));
}

function namesOf(module: object): string[] {
  return Object.keys(module).filter((name) => identifier.test(name) && name !== 'default');
}
