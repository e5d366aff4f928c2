import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openChangeBus } from '#platform/changes';
import { createActionLimits, createAuditWriter } from '#platform/identity';
import { installArchive, type ReleasesDeps } from '#platform/releases';
import { createFolderBlobStore, createFolderFileStore, createS3BlobStore } from '#platform/storage';
import { type DomainError, isDomainError } from '#shared/contracts';
import { pickLanguage } from '#shared/language';
import { createJsonLog } from '#shared/log';
import { openPortalDatabase } from './open-portal-database.ts';
import { readPortalEnvironment, requireOwnPlatform } from './read-portal-environment.ts';

const usage = 'Usage: npm run portal -- apps install <archive.zip> [--approve] [--stable-for-all]';

/**
 * `apps install`: an archive of an app, as `pack` writes it, by the operator. It takes the same checks as an upload and needs no key.
 * `--approve` lets units use it, `--stable-for-all` gives it to all. The portal may run meanwhile.
 * @throws Error with a line for each problem of the archive
 */
export async function runApps(args: readonly string[]): Promise<string> {
  const { file, approve, stableForAll } = readOptions(args);
  const environment = readPortalEnvironment();
  requireOwnPlatform(environment);
  const { platform } = environment;
  const { database } = await openPortalDatabase();
  const clock = Date.now;
  const changes = openChangeBus(database, platform.database);
  const deps: ReleasesDeps = {
    database,
    clock,
    log: createJsonLog((line) => process.stderr.write(line), 'apps'),
    files: createFolderFileStore(platform.filesFolder),
    blobs: platform.s3
      ? createS3BlobStore(platform.s3)
      : createFolderBlobStore(path.join(platform.filesFolder, 'blobs')),
    limits: createActionLimits({ database, clock }),
    writeAudit: createAuditWriter(clock),
    announce: changes.announce,
  };
  try {
    const release = await installArchive(deps, { zip: readFileSync(file), approve, stableForAll });
    return [
      `App      ${release.code} ${release.version} (${release.names.en})`,
      `State    ${release.state}`,
      ...(stableForAll ? ['Pointer  stable for all units'] : []),
    ].join('\n');
  } catch (error) {
    throw isDomainError(error) ? new Error(describeRefusal(error)) : error;
  } finally {
    await changes.close();
    await database.close();
  }
}

function describeRefusal({ message, fieldErrors = [] }: DomainError): string {
  const lines = fieldErrors.map((problem) => `  ${problem.field}: ${pickLanguage(problem.message, 'en')}`);
  return [pickLanguage(message, 'en'), ...lines].join('\n');
}

function readOptions(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { approve: flag, 'stable-for-all': flag } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [act, file, ...more] = positionals;
    if (act !== 'install' || !file || more.length > 0) throw new Error(usage);
    const stableForAll = values['stable-for-all'];
    // What all units get is approved: the operator stands for it.
    return { file, stableForAll, approve: values.approve || stableForAll };
  } catch {
    throw new Error(usage);
  }
}
