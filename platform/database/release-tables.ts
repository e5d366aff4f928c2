import type { Generated } from 'kysely';
import type { ReleaseChannel, ReleaseState } from '#shared/contracts';

type Instant = number;
type Flag = 0 | 1;

/** A key by which a developer signs archives and orders. */
export interface PublisherKeyTable {
  id: string;
  user_id: string;
  name: string;
  /** Raw Ed25519 public key, base64. */
  public_key: string;
  created_at: Instant;
  last_used_at: Instant | null;
  /** Since then nothing that it signs counts. */
  removed_at: Instant | null;
}

/** An app that has releases. Its row is the lock of all of them. */
export interface ReleasedAppTable {
  code: string;
  /** Federation name. */
  name: string;
  /** JSON text: its name by language. */
  names: string;
  origin: 'shipped' | 'uploaded';
  /** Unit of its first publisher; null for what comes with the portal, or from the operator. */
  unit_id: string | null;
  /** 1 where the installation made its tile, which stands on no desktop before a pointer leads there. */
  has_own_tile: Generated<Flag>;
  /** Grows by one with each change of the app, its releases and pointers. */
  revision: Generated<number>;
  created_at: Instant;
}

/** One version of an app. Nothing of it changes but its state. */
export interface AppReleaseTable {
  code: string;
  version: string;
  state: ReleaseState;
  /** JSON text: what the archive declares, or what the build of the portal says. */
  manifest: string;
  /** Sha-256 of the archive, hex; empty for shipped apps. */
  digest: string;
  /** Bytes of the archive. */
  size: number;
  publisher_id: string | null;
  publisher_unit_id: string | null;
  key_name: string | null;
  /** Why it was withdrawn. */
  note: string | null;
  uploaded_at: Instant;
  decided_by: string | null;
  decided_at: Instant | null;
}

export interface AppReleaseFileTable {
  code: string;
  version: string;
  path: string;
  /** Base64. */
  sha384: string;
  /** Bytes. */
  size: number;
  /** Where the blob store has it. */
  blob_key: string;
}

/** Which version a channel leads to. */
export interface AppChannelTable {
  code: string;
  /** Empty for every unit without a pointer of its own. */
  unit_id: string;
  channel: ReleaseChannel;
  version: string;
  changed_at: Instant;
}

/** One move of a pointer. */
export interface AppChannelMoveTable {
  code: string;
  unit_id: string;
  channel: ReleaseChannel;
  /** That of the app after the move. */
  revision: number;
  /** Null where the pointer was taken away. */
  version: string | null;
  moved_by: string | null;
  moved_at: Instant;
}

export interface ReleaseTables {
  publisher_key: PublisherKeyTable;
  released_app: ReleasedAppTable;
  app_release: AppReleaseTable;
  app_release_file: AppReleaseFileTable;
  app_channel: AppChannelTable;
  app_channel_move: AppChannelMoveTable;
}
