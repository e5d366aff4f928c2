import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadOrCreateSecrets } from '#shared/seal';
import { type BffConfig, parseConfig as parseBffConfig } from '../../bff/config.ts';
import { derivePlatformSecrets, loadOrCreateSessionKeys } from '../../bff/session-keys.ts';
import { type PlatformConfig, parseConfig as parsePlatformConfig } from '../../platform/config.ts';

/** What the portal itself would read of the environment. */
export interface PortalEnvironment {
  bff: BffConfig;
  platform: PlatformConfig;
}

/** @throws Error with one line that names the first variable that cannot be used */
export function readPortalEnvironment(variables: NodeJS.ProcessEnv = process.env): PortalEnvironment {
  const bff = parseBffConfig(variables);
  // Nobody talks to this process, so what a BFF would prove itself with is anything.
  const PLATFORM_SECRET = randomBytes(32).toString('base64url');
  return { bff, platform: parsePlatformConfig({ ...bff.platformEnvironment, PLATFORM_SECRET }) };
}

/**
 * What the portal seals keys with, newest first. Where the environment names no session keys, those of the data folder count, and are
 * made where there are none.
 */
export function readKeySecrets({ bff }: PortalEnvironment): string[] {
  const sessionKeys = bff.sessionKeys.length > 0 ? bff.sessionKeys : loadOrCreateSessionKeys(bff.dataDir);
  return [...bff.keySecrets, ...derivePlatformSecrets(sessionKeys)];
}

/** The same, but none are made: what this finds nowhere, the portal has not sealed with yet. */
export function findKeySecrets({ bff }: PortalEnvironment): string[] {
  const inFolder = (name: string) =>
    existsSync(path.join(bff.dataDir, name)) ? loadOrCreateSecrets(bff.dataDir, name) : [];
  const sessionKeys = bff.sessionKeys.length > 0 ? bff.sessionKeys : inFolder('session-keys');
  return [...bff.keySecrets, ...derivePlatformSecrets(sessionKeys), ...inFolder('key-secrets')];
}

/**
 * A backup belongs to the program that has the data.
 * @throws Error where that is another one
 */
export function requireOwnPlatform({ bff }: PortalEnvironment): void {
  if (bff.upstreamUrl !== undefined)
    throw new Error('UPSTREAM_URL is set, so the data are elsewhere: run this there, without UPSTREAM_URL');
}
