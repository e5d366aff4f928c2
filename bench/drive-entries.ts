import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentsPath } from '#shared/contracts';

/** The space of t.zhou in the demo. */
const place = { unit: 'U2001', space: 'drive-zhou', owner: '2001' } as const;
const blobKey = 'be/bench-content';
/** A teacher's afternoon, ms since 1970. */
const changedAt = Date.UTC(2026, 10, 20, 8);

export interface NewFolder {
  readonly id: string;
  /** Empty for the top of the space. */
  readonly parentId: string;
  readonly files: number;
}

/** Puts folders with files into the drive of t.zhou, while the servers run; all files have this content. */
export function insertDriveFolders(dataDir: string, folders: readonly NewFolder[], content: Buffer): void {
  const blobs = join(dataDir, contentsPath);
  mkdirSync(join(blobs, 'be'), { recursive: true });
  writeFileSync(join(blobs, blobKey), content);
  const database = new DatabaseSync(join(dataDir, 'platform.db'));
  try {
    database.exec('begin');
    insertContent(database, content);
    const insert = database.prepare(
      `insert into drive_entry (id, unit_id, space_id, parent_id, is_folder, name, name_key, name_order, file_id, size, media_type, version,
        created_by, created_at, changed_by, changed_at, revision)
       values (?, '${place.unit}', '${place.space}', ?, ?, ?, ?, ?, ?, ?, ?, 1, '${place.owner}', ${changedAt},
        '${place.owner}', ${changedAt}, 1)`,
    );
    for (const { id, parentId, files } of folders) {
      insert.run(id, parentId, 1, id, id, id, null, 0, '');
      for (let number = 0; number < files; number += 1) {
        const name = `${String(number).padStart(5, '0')} 单元练习.${number % 2 ? 'txt' : 'jpg'}`;
        const type = number % 2 ? 'text/plain' : 'image/jpeg';
        insert.run(`${id}-${number}`, id, 0, name, name, name, 'bench-file', content.length, type);
      }
    }
    database.exec('commit');
  } finally {
    database.close();
  }
}

function insertContent(database: DatabaseSync, content: Buffer): void {
  const [md5, sha256] = ['md5', 'sha256'].map((name) => createHash(name).update(content).digest('hex'));
  database
    .prepare(
      `insert into stored_blob (id, unit_id, sha256, md5, size, blob_key, reference_count, created_at, checked_at)
       values ('bench-blob', '${place.unit}', ?, ?, ?, '${blobKey}', 1, ${changedAt}, ${changedAt})`,
    )
    .run(sha256 ?? '', md5 ?? '', content.length);
  database.exec(
    `insert into stored_file (id, unit_id, owner_id, blob_id, name, media_type, server_id, created_at)
     values ('bench-file', '${place.unit}', '${place.owner}', 'bench-blob', 'bench', 'text/plain', 'drive', ${changedAt})`,
  );
}
