import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

/** Raised when an older program could not read what a newer one writes. */
const format = 1;

const manifestSchema = v.object({
  format: v.number(),
  /** Version of the portal that made the backup. */
  portal: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['sqlite', 'postgres']),
  /** Schema of the tables; PostgreSQL only. */
  schema: v.optional(v.string()),
  /** Major version of the `pg_dump` that wrote the database; PostgreSQL only. */
  pgDump: v.optional(v.number()),
  /** Names of the applied migrations, in their order. */
  migrations: v.array(v.string()),
  /** Where uploaded files are: in this archive, or in a bucket that the backup leaves alone. */
  files: v.variant('store', [
    v.object({ store: v.literal('folder') }),
    v.object({ store: v.literal('s3'), endpoint: v.string(), bucket: v.string() }),
  ]),
  /** Fingerprints of the secrets that seal keys, newest first. They reveal nothing about the secrets. */
  keyFingerprints: v.array(v.string()),
});

/** What a backup says of itself. It is the first part of the archive, and the hashes of all parts are the last. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

export function createManifest(given: Omit<Manifest, 'format'>): Manifest {
  return { format, ...given };
}

/** @throws BackupError where the text is no manifest that this program reads */
export function parseManifest(text: string): Manifest {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!result.success)
    throw new BackupError(`The manifest of the backup cannot be read: ${result.issues[0].message}`);
  if (result.output.format > format)
    throw new BackupError(
      'The backup was made by a newer portal: restore it with that version or a later one',
    );
  return result.output;
}
