/** A person whose password the directory of her school keeps. */
export interface DirectoryAccountTable {
  user_id: string;
  /** When the directory had her no more; null while it has her, and where an administrator decided since. */
  disabled_at: number | null;
}

export interface DirectorySyncTable {
  unit_id: string;
  /** End of the last comparison that ran to its end. */
  synced_at: number;
}

export interface DirectoryTables {
  directory_account: DirectoryAccountTable;
  directory_sync: DirectorySyncTable;
}
