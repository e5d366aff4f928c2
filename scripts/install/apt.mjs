import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const APT_LIMIT_MS = 10 * 60_000;

let isListFresh = false;

/** Installs Debian packages where that is possible (root, apt); answers whether it worked. */
export async function installDebianPackages(names) {
  if (!canInstall()) return false;
  console.log(`Installing ${names.join(', ')} (apt-get) …`);
  const options = { limitMs: APT_LIMIT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (!isListFresh) {
    const update = await run('apt-get', ['update', '-qq'], options);
    isListFresh = update.code === 0;
    if (!isListFresh) console.log(`  apt-get update: exit ${update.code}`);
  }
  const install = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
    options,
  );
  if (install.code !== 0) console.log(install.output.trim().split('\n').slice(-3).join('\n'));
  return install.code === 0;
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
