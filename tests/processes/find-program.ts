import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of an installed program; servers lie in folders that a user's PATH may lack. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find(isExecutable);

/** @throws Error when it is not installed */
export const getProgram = (name: string): string => {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not installed`);
  return found;
};

/** Those of the programs that are not installed; none under `REQUIRE_SERVICES=1`, where a missing one has to fail. */
export const findMissingPrograms = (names: readonly string[]): string[] =>
  process.env.REQUIRE_SERVICES === '1' ? [] : names.filter((name) => !findProgram(name));
