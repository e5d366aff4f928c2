import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { nameOrderOf } from '#platform/name-readings';
import type { BlobStore } from '#platform/storage';
import { type DemoEntry, demoEntries, demoShares, demoSpaces, driveUnit } from './data/drive.ts';
import {
  type DemoContent,
  type DemoContentName,
  demoContentPrefix,
  getDemoContents,
} from './drive/demo-contents.ts';

const day = 24 * 60 * 60 * 1000;

type Contents = ReadonlyMap<string, DemoContent>;
type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** A version of a file with its content. */
interface Version {
  entry: DemoEntry;
  version: number;
  fileId: string;
  content: DemoContent;
}

/** Writes the contents that the store does not have yet. Before the rows that name them. */
export async function writeDemoContents(blobs: BlobStore): Promise<void> {
  const contents = await getDemoContents();
  await Promise.all([...contents.values()].map((content) => writeMissing(blobs, content)));
}

/** Whether a key is that of a content of the demo, which stays where it is. */
export function isDemoContent(blobKey: string): boolean {
  return blobKey.startsWith(demoContentPrefix);
}

/** The folders and files of the demo, with their shares. */
export async function insertDemoDrive(trx: Kysely<Tables>, now: number): Promise<void> {
  const contents = await getDemoContents();
  const versions = demoEntries.flatMap((entry) => versionsOf(entry, contents));
  await trx
    .insertInto('stored_blob')
    .values(blobRows(contents, versions, now))
    .execute();
  await trx
    .insertInto('stored_file')
    .values(versions.map((version) => fileRow(version, now)))
    .execute();
  await trx.insertInto('storage_use').values(usedBytes(contents, versions)).execute();
  const spaces = demoSpaces.map(({ id, kind, ownerKey }) => ({
    id,
    kind,
    owner_key: ownerKey,
    unit_id: driveUnit,
  }));
  await trx.insertInto('drive_space').values(spaces).execute();
  const entries = demoEntries.map((entry) => entryRow(entry, contents, now));
  await trx.insertInto('drive_entry').values(entries).execute();
  await trx
    .insertInto('drive_version')
    .values(versions.map((version) => versionRow(version, now)))
    .execute();
  await trx.insertInto('drive_share').values(shareRows(now)).execute();
  await trx.insertInto('drive_activity').values(activityRows(now)).execute();
}

async function writeMissing(blobs: BlobStore, { blobKey, body }: DemoContent): Promise<void> {
  const there = await blobs.read(blobKey, { start: 0, end: 0 });
  if (there) there.destroy();
  else await blobs.write(blobKey, piecesOf(body));
}

async function* piecesOf(body: Buffer): AsyncGenerator<Buffer> {
  yield body;
}

function getContent(contents: Contents, name: DemoContentName): DemoContent {
  const content = contents.get(name);
  if (!content) throw new TypeError(`the demo has no content ${name}`);
  return content;
}

function versionsOf(entry: DemoEntry, contents: Contents): Version[] {
  return (entry.versions ?? []).map((name, at) => ({
    entry,
    version: at + 1,
    fileId: `${entry.id}-${at + 1}`,
    content: getContent(contents, name),
  }));
}

function blobRows(contents: Contents, versions: readonly Version[], now: number): Row<'stored_blob'>[] {
  return [...contents.values()].map((content) => ({
    id: content.blobKey,
    unit_id: driveUnit,
    sha256: content.sha256,
    md5: content.md5,
    size: content.body.length,
    blob_key: content.blobKey,
    reference_count: versions.filter((version) => version.content === content).length,
    created_at: now,
    checked_at: now,
  }));
}

function fileRow({ entry, fileId, content }: Version, now: number): Row<'stored_file'> {
  return {
    id: fileId,
    unit_id: driveUnit,
    owner_id: entry.by,
    blob_id: content.blobKey,
    name: entry.name,
    media_type: content.mediaType,
    server_id: 'drive',
    created_at: now - entry.changedDaysAgo * day,
  };
}

function usedBytes(contents: Contents, versions: readonly Version[]): Row<'storage_use'>[] {
  const byUser = new Map<string, number>();
  for (const { entry, content } of versions)
    byUser.set(entry.by, (byUser.get(entry.by) ?? 0) + content.body.length);
  const total = [...contents.values()].reduce((sum, { body }) => sum + body.length, 0);
  const users = [...byUser].map(([id, bytes]) => ({ scope: 'user' as const, id, bytes }));
  return [...users, { scope: 'unit', id: driveUnit, bytes: total }];
}

function entryRow(entry: DemoEntry, contents: Contents, now: number): Row<'drive_entry'> {
  const newest = versionsOf(entry, contents).at(-1);
  const changed = now - entry.changedDaysAgo * day;
  const isRemoved = entry.removedDaysAgo !== undefined;
  return {
    id: entry.id,
    unit_id: driveUnit,
    space_id: entry.spaceId,
    parent_id: entry.parentId ?? '',
    is_folder: newest ? 0 : 1,
    name: entry.name,
    name_key: entry.name.normalize('NFC').toLowerCase(),
    name_order: nameOrderOf(entry.name),
    file_id: newest?.fileId ?? null,
    size: newest?.content.body.length ?? 0,
    media_type: newest?.content.mediaType ?? '',
    version: newest?.version ?? 0,
    created_by: entry.by,
    created_at: changed,
    changed_by: entry.by,
    changed_at: changed,
    revision: 1,
    removed_at: isRemoved ? now - (entry.removedDaysAgo ?? 0) * day : null,
    removed_by: isRemoved ? entry.by : null,
    removed_with: isRemoved ? entry.id : null,
  };
}

function versionRow({ entry, version, fileId, content }: Version, now: number): Row<'drive_version'> {
  const older = (entry.versions?.length ?? version) - version;
  return {
    entry_id: entry.id,
    version,
    file_id: fileId,
    size: content.body.length,
    made_by: entry.by,
    made_at: now - (entry.changedDaysAgo + older) * day,
  };
}

function shareRows(now: number): Row<'drive_share'>[] {
  return demoShares.map((share) => ({
    id: share.id,
    entry_id: share.entryId,
    unit_id: driveUnit,
    target_kind: share.kind,
    target_id: share.targetId,
    role: share.role,
    until: null,
    shared_by: share.by,
    shared_at: now - share.daysAgo * day,
  }));
}

/** That files were added, shared and removed. */
function activityRows(now: number): Row<'drive_activity'>[] {
  const nameOf = (id: string): string => demoEntries.find((entry) => entry.id === id)?.name ?? '';
  const spaceOf = (id: string): string => demoEntries.find((entry) => entry.id === id)?.spaceId ?? '';
  const line = (
    id: string,
    event: Row<'drive_activity'>['event'],
    by: string,
    daysAgo: number,
    detail = '',
  ) => ({
    id: `${id}-${event}-${daysAgo}-${detail}`,
    unit_id: driveUnit,
    space_id: spaceOf(id),
    entry_id: id,
    entry_name: nameOf(id),
    event,
    user_id: by,
    detail,
    at: now - daysAgo * day,
  });
  return [
    ...demoEntries.map((entry) => line(entry.id, 'add', entry.by, entry.changedDaysAgo)),
    ...demoEntries.flatMap(({ id, by, removedDaysAgo }) =>
      removedDaysAgo === undefined ? [] : [line(id, 'remove', by, removedDaysAgo)],
    ),
    ...demoShares.map((share) => line(share.entryId, 'share', share.by, share.daysAgo, share.targetName)),
  ];
}
