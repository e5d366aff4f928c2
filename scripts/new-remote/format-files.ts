import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/**
 * Formats a folder by the rules of the project around it: a long name may need other line breaks than the template
 * has.
 */
export async function formatFiles(folder: string, project: string): Promise<void> {
  const biome = path.join(path.dirname(require.resolve('@biomejs/biome/package.json')), 'bin/biome');
  const args = ['check', '--write', '--vcs-enabled=false', path.relative(project, folder)];
  await run(process.execPath, [biome, ...args], { cwd: project });
}
