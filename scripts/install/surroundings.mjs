import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './apt.mjs';

/** Programs that stand around the portal in some tests, by the Debian package that has them. */
const packageOf = {
  nginx: 'nginx',
  squid: 'squid',
  openssl: 'openssl',
  curl: 'curl',
  'redis-server': 'redis-server',
  clamd: 'clamav-daemon',
  slapd: 'slapd',
  ldapadd: 'ldap-utils',
};

/**
 * Installs proxies, curl, a Redis, a virus scanner and a directory by apt where `REQUIRE_SERVICES=1` asks for everything. What stays missing
 * fails there, and is skipped by name elsewhere.
 */
export async function installSurroundings() {
  if (process.env.REQUIRE_SERVICES !== '1') return;
  const packages = Object.entries(packageOf).flatMap(([program, name]) =>
    isInstalled(program) ? [] : [name],
  );
  if (packages.length > 0) await installDebianPackages(packages);
}

function isInstalled(program) {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  );
}
