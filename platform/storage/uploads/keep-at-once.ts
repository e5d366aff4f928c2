import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Principal } from '#platform/http';
import type {
  AnswerOf,
  claimFile,
  ParsedPayloadOf,
  possessionChallenge,
  StoredFile,
  secondUploadCheck,
} from '#shared/contracts';
import type { ByteSpan } from '#shared/uploads';
import type { BlobStore } from '../blobs/blob-store.ts';
import { acceptName } from '../files/accept-name.ts';
import { findFileOf } from '../files/file-rows.ts';
import { findMediaType } from '../files/find-media-type.ts';
import { keepAgain } from '../files/keep-file.ts';
import type { UploadDeps } from '../upload-deps.ts';
import { createFileId, keepOnce, type UploadedFile } from './keep-once.ts';

const second = 1000;
const minute = 60 * second;
/** How long a browser has for its proof; it reads three short ranges. */
const challengeLifetime = 60 * second;
const ranges = { count: 3, length: 16 * 1024 } as const;
/** An answer reveals whether the unit has a content, so questions are limited. A folder of a thousand files stays below. */
const asking = { points: 3000, window: 60 * minute } as const;
const failing = { points: 10, window: 10 * minute } as const;

/** Keeps a file again whose content the user has; null when she has it not. @throws DomainError `file_kind_refused`, `quota_reached` */
export async function keepKnown(
  deps: UploadDeps,
  principal: Principal,
  { md5, size, serverid, uid, ...given }: ParsedPayloadOf<typeof secondUploadCheck>,
): Promise<StoredFile | null> {
  const name = acceptName(given.name, serverid);
  const { userId, unitId } = principal;
  const known = await findFileOf(deps.database.db, userId, { unitId, md5, size });
  if (!known) return null;
  const { blobId, blobKey, sha256 } = known;
  return keepContent(deps, principal, { blobId, blobKey, sha256, name, serverid, uid });
}

/** Asks for a proof that the user has a content; null when nobody of the unit has it. @throws DomainError `too_many_attempts` */
export async function askForProof(
  { database: { db }, clock, limits }: UploadDeps,
  { userId, unitId }: Principal,
  { md5, size }: ParsedPayloadOf<typeof possessionChallenge>,
): Promise<AnswerOf<typeof possessionChallenge>> {
  await limits.check(failedProofsOf(userId), failing);
  await limits.consume(`possession:${userId}`, asking);
  const blob = await db
    .selectFrom('stored_blob')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('md5', '=', md5)
    .where('size', '=', size)
    .executeTakeFirst();
  if (!blob || size === 0) return null;
  const spans = Array.from({ length: ranges.count }, () => chooseSpan(size));
  const challengeId = randomUUID();
  await db
    .insertInto('possession_challenge')
    .values({
      id: challengeId,
      user_id: userId,
      blob_id: blob.id,
      ranges: JSON.stringify(spans),
      expires_at: clock() + challengeLifetime,
    })
    .execute();
  return { challengeId, ranges: spans };
}

/** Keeps a file whose possession was proved; null when the proof is wrong or late. It counts once. @throws DomainError as `keepKnown`, `too_many_attempts` */
export async function keepProved(
  deps: UploadDeps,
  principal: Principal,
  { challengeId, rangesMd5, serverid, uid, ...given }: ParsedPayloadOf<typeof claimFile>,
): Promise<StoredFile | null> {
  const name = acceptName(given.name, serverid);
  await deps.limits.check(failedProofsOf(principal.userId), failing);
  const challenge = await redeemChallenge(deps, principal.userId, challengeId);
  if (!challenge) return null;
  const { blobId, blobKey, sha256 } = challenge;
  const md5 = await hashSpans(deps.blobs, blobKey, challenge.spans);
  if (md5 !== rangesMd5) {
    await deps.limits.consume(failedProofsOf(principal.userId), failing);
    return null;
  }
  return keepContent(deps, principal, { blobId, blobKey, sha256, name, serverid, uid });
}

interface KnownContent extends Omit<UploadedFile, 'uid'> {
  blobId: string;
  blobKey: string;
  /** Undefined from clients that do not say it; each of their requests makes a file. */
  uid: string | undefined;
}

async function keepContent(
  deps: UploadDeps,
  principal: Principal,
  { blobId, blobKey, sha256, name, serverid, uid }: KnownContent,
): Promise<StoredFile> {
  const keep = async (id?: string): Promise<StoredFile> => {
    const mediaType = await findMediaType(deps.blobs, blobKey, { name, serverid });
    return keepAgain(deps, principal, { blobId, name, serverid, mediaType, id });
  };
  if (uid === undefined) return keep();
  return keepOnce(deps, createFileId(principal, { uid, serverid, name, sha256 }), keep);
}

async function redeemChallenge(
  { database: { db }, clock }: UploadDeps,
  userId: string,
  challengeId: string,
): Promise<(Pick<KnownContent, 'blobId' | 'blobKey' | 'sha256'> & { spans: ByteSpan[] }) | undefined> {
  const row = await db
    .deleteFrom('possession_challenge')
    .where('id', '=', challengeId)
    .where('user_id', '=', userId)
    .returning(['blob_id', 'ranges', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= clock()) return undefined;
  const blob = await db
    .selectFrom('stored_blob')
    .select(['blob_key as blobKey', 'sha256'])
    .where('id', '=', row.blob_id)
    .executeTakeFirst();
  return blob && { ...blob, blobId: row.blob_id, spans: JSON.parse(row.ranges) as ByteSpan[] };
}

async function hashSpans(
  blobs: Pick<BlobStore, 'read'>,
  key: string,
  spans: readonly ByteSpan[],
): Promise<string | undefined> {
  const hash = createHash('md5');
  for (const { start, length } of spans) {
    const readable = await blobs.read(key, { start, end: start + length - 1 });
    if (!readable) return undefined;
    for await (const piece of readable) hash.update(piece);
  }
  return hash.digest('hex');
}

function chooseSpan(size: number): ByteSpan {
  const length = Math.min(ranges.length, size);
  return { start: randomInt(size - length + 1), length };
}

function failedProofsOf(userId: string): string {
  return `possession-failed:${userId}`;
}
