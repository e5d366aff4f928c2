import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const made = ['node_modules', 'dist', '.data', '.cache', '.git', 'test-results', 'playwright-report'];

/** Lists the files that git tracks and those that are new, as paths below the project. Without git, all files count. */
export function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.split('\0').filter(Boolean);
  return globSync('{.*,*,**/*}', { cwd: root, exclude: (name) => made.includes(path.basename(name)) });
}
