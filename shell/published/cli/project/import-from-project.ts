import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandFailure } from '../command-failure.ts';

/**
 * Imports a package that the project has installed, not one of this package: the project chooses its version.
 * @throws CommandFailure that names the command to install it
 */
export async function importFromProject<Module>(folder: string, name: string): Promise<Module> {
  const require = createRequire(path.join(folder, 'package.json'));
  let file: string;
  try {
    file = require.resolve(name);
  } catch (cause) {
    throw new CommandFailure(`The project lacks the package ${name}.`, {
      advice: `Run "npm install --save-dev ${name}" in ${folder}.`,
      cause,
    });
  }
  return import(pathToFileURL(file).href);
}
