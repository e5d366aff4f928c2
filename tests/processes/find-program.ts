import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of an installed program; servers lie in folders that a user's PATH may lack. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** @throws Error when it is not installed */
export function getProgram(name: string): string {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

/** Those of the programs that are not installed; none under `REQUIRE_SERVICES=1`, where a missing one has to fail. */
export function findMissingPrograms(names: readonly string[]): string[] {
  return process.env.REQUIRE_SERVICES === '1' ? [] : names.filter((name) => !findProgram(name));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
