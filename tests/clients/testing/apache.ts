import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../processes/find-program.ts';
import type { ClientPaths } from './client-site.ts';
import type { ClientProgram } from './index.ts';
import { findApacheModules } from './programs.ts';

const example = join(import.meta.dirname, '..', 'apps', 'mod-auth-openidc.conf');
const modules = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'dir', 'auth_openidc'];

export interface ApacheSite {
  program(isAtAuthorizePage: boolean): ClientProgram;
  /** Saves the metadata of the portal for the module, with the authorize page in them. */
  prepare(portalUrl: string): Promise<void>;
  remove(): void;
}

/**
 * A site of two pages, `/` for everybody and `/private/` for users of the portal; undefined without Apache.
 * @param site the file with the part of the configuration that integrators write. Default: the example
 */
export function createApacheSite(port: number, site: string = example): ApacheSite | undefined {
  const command = findProgram('apache2') ?? findProgram('httpd');
  const moduleFolder = findApacheModules();
  if (!command || !moduleFolder) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portal-apache-'));
  chmodSync(folder, 0o755); // Apache serves as a user of its own.
  mkdirSync(join(folder, 'site', 'private'), { recursive: true });
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Site</title><p>For everybody');
  writeFileSync(
    join(folder, 'site', 'private', 'index.html'),
    '<!doctype html><title>Site</title><p>For you',
  );
  const configuration = join(folder, 'apache.conf');
  writeFileSync(configuration, createServerConfiguration(folder, moduleFolder, port, site));
  return {
    program: (isAtAuthorizePage) => ({
      command,
      args: ['-f', configuration, '-DFOREGROUND', ...(isAtAuthorizePage ? ['-DAUTHORIZE_PAGE'] : [])],
      readyText: 'resuming normal operations',
    }),
    prepare: async (portalUrl) => {
      const address = `${portalUrl}/api/uaa/oidc/.well-known/openid-configuration`;
      const metadata = await (await fetch(address)).json();
      const changed = { ...metadata, authorization_endpoint: `${portalUrl}/open/authorize` };
      writeFileSync(join(folder, 'site', 'portal.json'), JSON.stringify(changed));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The module serves sign-out and renewal at its own address. */
export function apachePaths(port: number): ClientPaths {
  return {
    home: '',
    login: 'private/',
    welcome: 'private/',
    refresh: 'redirect_uri?info=json&access_token_refresh_interval=0',
    logout: `redirect_uri?logout=${encodeURIComponent(`http://localhost:${port}/`)}`,
    user: 'redirect_uri?info=json',
  };
}

/** What a system's own configuration of Apache brings along, as little of it as works. */
function createServerConfiguration(folder: string, moduleFolder: string, port: number, site: string): string {
  return [
    `ServerRoot "${folder}"`,
    'ServerName localhost',
    `Listen 127.0.0.1:${port}`,
    `PidFile "${join(folder, 'pid')}"`,
    'ErrorLog "||/bin/cat"',
    ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
    ...modules.map((name) => `LoadModule ${name}_module ${join(moduleFolder, `mod_${name}.so`)}`),
    `DocumentRoot "${join(folder, 'site')}"`,
    '<Directory />',
    'Require all granted',
    '</Directory>',
    `Include "${site}"`,
    '',
  ].join('\n');
}
