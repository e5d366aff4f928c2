import type { Generated } from 'kysely';

type Instant = number;

/** What a unit may use until when. */
export interface LicenceTable {
  unit_id: string;
  server_id: string;
  /** Null never ends. */
  ends_at: Instant | null;
  /** How many people it is for; null for everybody. */
  seats: number | null;
  used: Generated<number>;
  /** `unreadable`: the record came in damaged, so that nobody can say whether it holds. */
  state: Generated<'granted' | 'unreadable'>;
}

/** What became of a licence. */
export interface LicenceChangeTable {
  id: string;
  unit_id: string;
  server_id: string;
  at: Instant;
  user_id: string | null;
  /** What it was before; null never ended, or there was none. */
  ends_before: Instant | null;
  ends_at: Instant | null;
  seats: number | null;
  /** Of the key that renewed it, which counts once. */
  key_id: string | null;
}

/** The version of a service, and the oldest front end that it works with. */
export interface ServiceVersionTable {
  name: string;
  server_version: string;
  web_code_version: string;
  date: string;
}

/** The front end of an app that is deployed beside the portal, and what it needs. */
export interface AppPackageTable {
  code: string;
  name: string;
  app_version: string;
  server_version: string;
  package_date: string;
  /** JSON text: the entries of its `version.json`. */
  changes: string;
}

/** A user's own theme. */
export interface UserThemeTable {
  user_id: string;
  theme: string;
}

/** What a user has arranged for herself. */
export interface UserPreferenceTable {
  user_id: string;
  /** JSON. */
  document: string;
}

export interface LicenceTables {
  licence: LicenceTable;
  licence_change: LicenceChangeTable;
  service_version: ServiceVersionTable;
  app_package: AppPackageTable;
  user_theme: UserThemeTable;
  user_preference: UserPreferenceTable;
}
