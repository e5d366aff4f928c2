import type { Kysely } from 'kysely';
import { isUniqueViolation, type Tables } from '#platform/database';
import type { ActionLimit } from '#platform/identity';
import { type AppManifest, type AppRelease, DomainError, releaseLimits } from '#shared/contracts';
import { type AdmittedArchive, admitArchive } from './admission/index.ts';
import { announceApps } from './announce-apps.ts';
import { keepPicture } from './install-app.ts';
import { type KeptFile, keepContents, removeContents } from './keep-contents.ts';
import { getOwnedKey } from './key-owner.ts';
import { readScene, type Scene } from './publisher-rights.ts';
import { describeRelease } from './release-view.ts';
import { findAndLockApp, findRelease } from './released-app.ts';
import type { Caller, ReleasesDeps } from './releases-deps.ts';
import { type PublisherSignature, requireSignature, sha256Of } from './signature.ts';
import { requireFree } from './taken.ts';
import { writeAppLine } from './write-app-line.ts';

/** Uploads by one key within an hour; each is unpacked and read. */
const uploadLimit: ActionLimit = {
  points: 60,
  window: 60 * 60 * 1000,
  what: { zh: '上传过于频繁', en: 'Too many uploads' },
};

/** An archive, who brings it, and what is written of the key. */
interface UploadOrder {
  readonly content: Buffer;
  /** Without a principal: the operator at the computer of the portal. */
  readonly caller: Caller;
  readonly keyName: string | null;
}

/**
 * Keeps a signed archive as a release.
 * @param asUser the user of the session that sends it, where there is one: the key has to be hers
 * @throws DomainError `forbidden`, `too_many_attempts`, `invalid_input`, `conflict`
 */
export async function uploadSigned(
  deps: ReleasesDeps,
  { keyId, signature }: PublisherSignature,
  { content, request, asUser }: { content: Buffer; request: Caller['request']; asUser?: string },
): Promise<AppRelease> {
  const { database, limits, clock } = deps;
  const key = await getOwnedKey(database.db, keyId);
  if (asUser !== undefined && key.owner.userId !== asUser)
    throw new DomainError('forbidden', { message: otherKey });
  requireSignature(key, signature, 'release', content);
  await limits.consume(`release:${keyId}`, uploadLimit);
  await database.db
    .updateTable('publisher_key')
    .set({ last_used_at: clock() })
    .where('id', '=', keyId)
    .execute();
  const caller = { principal: key.owner, request };
  return keepRelease(deps, { content, caller, keyName: key.keyName });
}

const otherKey =
  '压缩包由他人的密钥签名，请用自己的密钥签名|||The archive is signed by the key of somebody else. Sign it by your own';

/** Admits an archive and keeps it. The same archive again is the same release. @throws DomainError */
export async function keepRelease(deps: ReleasesDeps, order: UploadOrder): Promise<AppRelease> {
  const { db } = deps.database;
  const { content, caller } = order;
  if (content.length > releaseLimits.archiveBytes) throw new DomainError('body_too_large');
  const archive = await admitArchive(content);
  const { code, version } = archive.manifest;
  const scene = caller.principal && (await readScene(db, caller.principal));
  const known = await requireFree(db, scene, archive.manifest);
  const digest = sha256Of(content);
  if (known && (await isThere(db, archive.manifest, digest))) return describeRelease(db, code, version);
  await keepPicture(deps.files, archive, digest);
  const files = await keepContents(deps.blobs, archive.files);
  let isNew = false;
  try {
    isNew = await insertRelease(deps, scene, { ...order, archive, digest, files });
  } catch (error) {
    // After another error nobody knows whether rows name the contents: the sweep decides.
    if (error instanceof DomainError || isUniqueViolation(error)) await removeContents(deps.blobs, files);
    throw isUniqueViolation(error) ? new DomainError('conflict') : error;
  }
  if (!isNew) await removeContents(deps.blobs, files);
  else await announceApps(deps);
  return describeRelease(db, code, version);
}

interface NewRelease extends UploadOrder {
  readonly archive: AdmittedArchive;
  readonly digest: string;
  readonly files: readonly KeptFile[];
}

/** @returns whether it is a new one */
async function insertRelease(
  deps: ReleasesDeps,
  scene: Scene | undefined,
  { content, caller, keyName, archive: { manifest }, digest, files }: NewRelease,
): Promise<boolean> {
  const { database, clock } = deps;
  const { code, version, name, names } = manifest;
  const { principal } = caller;
  const now = clock();
  return database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('released_app')
      .values({
        ...{ code, name, names: JSON.stringify(names), origin: 'uploaded', created_at: now },
        unit_id: principal?.unitId ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await findAndLockApp(trx, code);
    // Another one may have been faster since.
    await requireFree(trx, scene, manifest);
    if (await isThere(trx, manifest, digest)) return false;
    await trx
      .insertInto('app_release')
      .values({
        ...{ code, version, state: 'uploaded', manifest: JSON.stringify(manifest), digest },
        ...{ size: content.length, uploaded_at: now, key_name: keyName },
        publisher_id: principal?.userId ?? null,
        publisher_unit_id: principal?.unitId ?? null,
      })
      .execute();
    const rows = files.map(({ path, sha384, size, key }) => ({
      ...{ code, version, path, sha384, size, blob_key: key },
    }));
    if (rows.length > 0) await trx.insertInto('app_release_file').values(rows).execute();
    await writeAppLine(deps, trx, caller, { event: 'app_release_uploaded', code, version, digest });
    return true;
  });
}

/** @throws DomainError `conflict` where the version has another content */
async function isThere(db: Kysely<Tables>, { code, version }: AppManifest, digest: string): Promise<boolean> {
  const release = await findRelease(db, code, version);
  if (release && release.digest !== digest)
    throw new DomainError('conflict', {
      message: `${code} ${version} 已上传过，且内容不同，请提高版本号|||${code} ${version} was uploaded before with another content. Raise the version`,
    });
  return release !== undefined;
}
