import { packageInfo, packageVersions } from '#shared/contracts';
import { findVersionMismatches, type VersionMismatch } from '#shared/versions';
import { isRequestError, request } from '../../core/request/index.ts';
import type { CheckedApp } from './checked-app.ts';

/** `silent-server`: the service has no version interface; undefined when there is nothing to say. */
export type VersionFinding = { kind: 'mismatch'; mismatch: VersionMismatch } | { kind: 'silent-server' };

const quietly = { silent: true, noIntercept: true, passive: true } as const;

/**
 * Compares the front end of an app with its server. A front end that names no server it needs is compared with none.
 * What cannot be had says nothing.
 */
export async function checkVersions(
  { root, code, versionName }: Pick<CheckedApp, 'root' | 'code' | 'versionName'>,
  signal?: AbortSignal,
): Promise<VersionFinding | null> {
  const options = { ...quietly, signal };
  const front = await request(packageInfo, { root, code }, options).catch(() => undefined);
  if (!front?.serverVersion) return null;
  try {
    const server = await request(packageVersions, { name: versionName }, options);
    const [mismatch] = findVersionMismatches({ front, server });
    return mismatch ? { kind: 'mismatch', mismatch } : null;
  } catch (error) {
    return isMissing(error) ? { kind: 'silent-server' } : null;
  }
}

/** The service was reached, and knows no such address (M07). */
function isMissing(error: unknown): boolean {
  return isRequestError(error) && (error.kind === 'http' || error.kind === 'body') && error.status === 404;
}
