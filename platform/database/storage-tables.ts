type Instant = number;

/** A content that a unit keeps, once, however many of its files have it. */
export interface StoredBlobTable {
  id: string;
  unit_id: string;
  /** Hex; contents are distinguished by it. */
  sha256: string;
  /** Hex; the name of the content on the wire, which nothing relies on. */
  md5: string;
  /** Bytes. */
  size: number;
  /** Where the blob store has it. */
  blob_key: string;
  /** How many files have it. */
  reference_count: number;
  created_at: Instant;
  /** When its bytes were last compared with its hash. */
  checked_at: Instant;
}

/** A file of a user. */
export interface StoredFileTable {
  id: string;
  unit_id: string;
  owner_id: string;
  blob_id: string;
  name: string;
  /** As its content shows. */
  media_type: string;
  /** The service that it is kept for. */
  server_id: string;
  created_at: Instant;
}

/** A file that a user is sending in parts. */
export interface UploadTable {
  id: string;
  unit_id: string;
  user_id: string;
  /** Hex, as the sender says. */
  md5: string;
  /** Bytes, as the sender says. */
  size: number;
  /** Bytes of all its parts; what several hold counts as often. */
  kept_bytes: number;
  created_at: Instant;
  touched_at: Instant;
}

/** Bytes of an upload, which may overlap. */
export interface UploadPartTable {
  upload_id: string;
  start: number;
  length: number;
  blob_key: string;
  /** Hex. */
  md5: string;
}

/** Bytes that a user or a unit keeps. */
export interface StorageUseTable {
  scope: 'user' | 'unit';
  id: string;
  bytes: number;
}

/** What a user has to show of a content before she gets it without sending it. */
export interface PossessionChallengeTable {
  id: string;
  user_id: string;
  blob_id: string;
  /** JSON text: a list of `start` and `length`. */
  ranges: string;
  expires_at: Instant;
}

/** Who reads a file because the service of an app says so. It counts as long as the unit permits that service to share. */
export interface AppFileReaderTable {
  file_id: string;
  user_id: string;
  client_id: string;
  /** Of the file and of its readers. */
  unit_id: string;
  shared_at: Instant;
}

export interface StorageTables {
  app_file_reader: AppFileReaderTable;
  stored_blob: StoredBlobTable;
  stored_file: StoredFileTable;
  upload: UploadTable;
  upload_part: UploadPartTable;
  storage_use: StorageUseTable;
  possession_challenge: PossessionChallengeTable;
}
