import { type Principal, type StreamReply, streamReply } from '#platform/http';
import { writeZip } from '#platform/zip';
import { DomainError } from '#shared/contracts';
import { findReach, requireAccessToAll } from '../access.ts';
import type { DriveDeps } from '../drive-deps.ts';
import { listTree } from './list-tree.ts';
import { numberNames } from './number-names.ts';
import { countTree, listOutermost, type TreeRow } from './tree-rows.ts';

const maxEntries = 100_000;
const tooMany =
  '所选内容超过 100,000 个文件和文件夹，请分批下载|||These are more than 100,000 files and folders. Please download them in parts';

/**
 * Files and folders as an archive that is written while it is sent. Who may view all of them gets it.
 * @throws DomainError `not_found`, also where she may not view one of them; `invalid_input` for too many
 */
export async function openZip(
  { database: { db }, clock, blobs }: Pick<DriveDeps, 'database' | 'clock' | 'blobs'>,
  principal: Principal,
  { entryIds }: { entryIds: string },
): Promise<StreamReply> {
  const ids = [...new Set(entryIds.split(','))];
  const { unitId } = principal;
  const now = clock();
  const reach = await findReach(db, principal, now);
  await requireAccessToAll(db, reach, ids, 'view');
  if ((await countTree(db, unitId, ids, maxEntries)) > maxEntries)
    throw new DomainError('invalid_input', { message: tooMany });
  const selected = await listOutermost(db, unitId, ids);
  return streamReply({
    contentType: 'application/zip',
    name: nameOf(selected, now),
    isInline: false,
    open: async () => writeZip(listTree({ db, blobs, unitId }, selected, numberNames(selected))),
  });
}

/** The one folder's name, else the date in the schools' zone. */
function nameOf(selected: readonly TreeRow[], now: number): string {
  const [first, ...others] = selected;
  if (first?.isFolder && others.length === 0) return `${first.name}.zip`;
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);
  return `网盘 ${date}.zip`;
}
