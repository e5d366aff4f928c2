import { randomUUID } from 'node:crypto';
import { openRedisStores } from '#bff/session';
import { openDirectory } from '#platform/directory';
import { createClamdScanner, createS3BlobStore } from '#platform/storage';
import type { PortalEnvironment } from '../read-portal-environment.ts';
import { type Finding, fail, findWith, note, ok } from './finding.ts';

/** Milliseconds: a service that takes longer is none that users wait for. */
const limits = { attemptTimeout: 4_000, deadline: 8_000, scan: 5_000 } as const;

/** What the portal uses besides its database. */
export async function checkServices(environment: PortalEnvironment): Promise<readonly Finding[]> {
  const found = await Promise.all([
    findWith('REDIS_URL', 'start Redis, or correct REDIS_URL', () => checkRedis(environment)),
    findWith('S3', 'compare the S3_ variables with the store, and what its account may do', () =>
      checkS3(environment),
    ),
    findWith('CLAMD_SOCKET', 'start clamd, or correct CLAMD_SOCKET', () => checkScanner(environment)),
    findWith('LDAP_URL', 'compare the LDAP_ variables with the directory', () => checkDirectory(environment)),
  ]);
  return [...found.flat(), checkOutbox(environment)];
}

async function checkRedis({ bff: { redisUrl } }: PortalEnvironment): Promise<Finding> {
  if (redisUrl === undefined) return ok('REDIS_URL', 'Not set, so sessions are in DATA_DIR, for one server');
  let reason = '';
  const stores = await openRedisStores({ url: redisUrl, onError: ({ message }) => (reason = message) });
  try {
    await stores.check();
    return ok('REDIS_URL', 'It answers and takes writes');
  } catch (error) {
    throw reason ? new Error(reason) : error;
  } finally {
    await stores.close();
  }
}

async function checkS3({ platform: { s3 } }: PortalEnvironment): Promise<Finding> {
  if (!s3) return ok('S3', 'Not set, so uploaded files are in DATA_DIR');
  const blobs = createS3BlobStore({ ...s3, ...limits });
  const key = `doctor/${randomUUID()}`;
  await blobs.write(key, oneByte());
  await blobs.remove(key);
  return ok('S3', `The bucket ${s3.bucket} takes writes`);
}

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('.');
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function checkScanner({ platform: { clamd } }: PortalEnvironment): Promise<Finding> {
  if (!clamd) return note('CLAMD_SOCKET', 'Not set, so nobody scans what users upload');
  const result = await createClamdScanner({ address: clamd, timeout: limits.scan })(nothing());
  if (result.verdict === 'clean') return ok('CLAMD_SOCKET', 'clamd answers');
  const reason = result.verdict === 'infected' ? result.name : result.reason;
  return fail('CLAMD_SOCKET', `${reason}: start clamd, or correct CLAMD_SOCKET`);
}

async function checkDirectory({ platform: { directory: settings } }: PortalEnvironment): Promise<Finding> {
  if (!settings) return ok('LDAP_URL', 'Not set, so the portal keeps all passwords');
  const directory = openDirectory(settings);
  await directory.askAboutNobody();
  const people = (await directory.listPeople()).length;
  const text = `The directory answers and has ${people} people`;
  return people > 0
    ? ok('LDAP_URL', text)
    : note('LDAP_URL', `${text}: look at LDAP_BASE_DN and the filters`);
}

function checkOutbox({ platform: { outbox } }: PortalEnvironment): Finding {
  return outbox
    ? ok('OUTBOX_URL', `Codes and messages go to ${new URL(outbox.url).host}`)
    : note('OUTBOX_URL', 'Not set, so no code reaches anybody, and nobody resets a password alone');
}
