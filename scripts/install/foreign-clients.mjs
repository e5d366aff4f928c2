import { existsSync } from 'node:fs';
import { installDebianPackages } from './apt.mjs';

/** What the tests of foreign clients run, and the Debian package that brings it. */
const needed = {
  '/usr/sbin/apache2': 'apache2-bin',
  '/usr/lib/apache2/modules/mod_auth_openidc.so': 'libapache2-mod-auth-openidc',
  '/usr/lib/python3/dist-packages/authlib': 'python3-authlib',
  '/usr/lib/python3/dist-packages/requests': 'python3-requests',
  '/usr/lib/python3/dist-packages/flask': 'python3-flask',
};

/**
 * Installs Apache with mod_auth_openidc and Python with Authlib by apt where `REQUIRE_SERVICES=1` asks for everything.
 * Their tests say by name what is missing still.
 */
export async function installForeignClients() {
  if (process.env.REQUIRE_SERVICES !== '1') return;
  const packages = Object.entries(needed).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (packages.length > 0) await installDebianPackages(packages);
}
