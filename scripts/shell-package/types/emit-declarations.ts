import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../build/paths.ts';

const run = promisify(execFile);
const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');

/**
 * Writes the declarations of modules and of all that they import into a folder, as the compiler emits them.
 * @param files relative to the project
 * @throws Error with what the compiler says
 */
export async function emitDeclarations(files: readonly string[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = path.join(folder, 'tsconfig.json');
  const fromRoot = (file: string): string => path.join(projectRoot, file);
  const options = {
    extends: fromRoot('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: folder,
      rootDir: projectRoot,
      incremental: false,
      tsBuildInfoFile: null,
      // The sources are checked where they are developed.
      noCheck: true,
      typeRoots: [fromRoot('node_modules/@types')],
      paths: { 'shell/testing': [fromRoot('shell/testing/index.ts')] },
    },
    include: [...files, 'shared/language/catalogue-imports.d.ts'].map(fromRoot),
  };
  await writeFile(config, JSON.stringify(options));
  await run(process.execPath, [compiler, '-p', config]).catch((error: { stdout?: string }) => {
    throw new Error(`the types of the package cannot be emitted:\n${error.stdout ?? error}`);
  });
  await rm(config);
}
