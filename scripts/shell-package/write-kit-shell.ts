import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { assetsDirectory, projectRoot } from '../build/paths.ts';

/** Megabytes for the camera, which no app asks for by itself. */
const leftOut = /^face-worker\./;

/** The shell of a build. */
export interface KitShell {
  /** Module script that starts it. */
  readonly entry: string;
  readonly preload: readonly string[];
  /** Names of all its files. Files of earlier builds lie beside them. */
  readonly files: readonly string[];
}

/**
 * Writes the shell of a build into a folder, as the contract kit serves it where no portal is at hand.
 * @param source where its files are
 */
export async function writeKitShell(
  { entry, preload, files }: KitShell,
  folder: string,
  source = path.join(assetsDirectory, 'shell'),
): Promise<void> {
  const target = path.join(folder, 'assets/shell');
  await mkdir(target, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js') && !leftOut.test(file));
  await Promise.all(scripts.map((file) => copyFile(path.join(source, file), path.join(target, file))));
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify({ entry, preload, style: '' }, null, 2));
  const pseudo = await readFile(path.join(projectRoot, 'shared/language/pseudo-language.ts'), 'utf8');
  await writeFile(
    path.join(folder, 'pseudo-language.js'),
    `${stripTypeScriptTypes(pseudo)}\naddPseudoLanguage();\n`,
  );
}
