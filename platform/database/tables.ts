import type { Generated } from 'kysely';
import type { Language, personFields, UnitType, UserType } from '#shared/contracts';
import type { AnnouncementTables } from './announcement-tables.ts';
import type { AppUseTables } from './app-use-tables.ts';
import type { ClientTables } from './client-tables.ts';
import type { DriveTables } from './drive-tables.ts';
import type { FaceTables } from './face-tables.ts';
import type { ColumnsOf } from './field-columns.ts';
import type { LicenceTables } from './licence-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { OrganisationTables } from './organisation-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { ResourceTables } from './resource-tables.ts';
import type { StorageTables } from './storage-tables.ts';
import type { WaysInTables } from './ways-in-tables.ts';

/** Epoch milliseconds: the one form of an instant that both engines store and compare alike. */
type Instant = number;
/** 0 or 1: SQLite has no booleans. */
type Flag = 0 | 1;

/** A school or an education bureau. */
export interface UnitTable {
  id: string;
  name: string;
  en_name: string | null;
  /** 1 area unit, 2 school unit. */
  unit_type: UnitType;
  status: Generated<'enabled' | 'disabled'>;
  deploy_path: Generated<string>;
  is_oam: Generated<Flag>;
  /** The unit whose made-up users developers may try clients with. */
  is_sandbox: Generated<Flag>;
  /** JSON text: a list whose entries carry `campusId`. */
  campus_units: string | null;
  allow_url_credentials: Generated<Flag>;
  /** Whether faces sign in, where the deployment has a recognition service. */
  face_login: Generated<Flag>;
  /** Login page: footer text, link, and the `decorationSet` as JSON text. */
  footer: string | null;
  link: string | null;
  decoration_set: string | null;
  /** JSON text that may hold `pcOpen`; null for none. */
  message_config: string | null;
  /** Theme of users who have chosen none. */
  default_theme: string | null;
  /** Language of visitors whose browser asks for none; null for that of the portal. */
  default_language: Language | null;
}

/** A user. What an administrator enters about her stands in `personFields`. */
export interface AppUserTable extends ColumnsOf<typeof personFields> {
  id: string;
  /** What the name is typed as in latin letters, see the room name-readings; written with the name. */
  name_readings: Generated<string>;
  unit_id: string;
  avatar: string | null;
  /** What the user chose for all devices; null for nothing. */
  language: Language | null;
  user_status: Generated<'enabled' | 'disabled'>;
  superman: Generated<Flag>;
  /** PHC string; null for a user that cannot sign in by password. */
  password_hash: string | null;
  /** 1 while the password is one that somebody else set; its user has to choose another first. */
  must_change_password: Generated<Flag>;
  /** Grows by one with each change; guards against lost updates. */
  revision: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface UserRoleTable {
  user_id: string;
  role_code: string;
}

/** One sign-in on one device. It lives until `expires_at`, or until somebody revokes it. */
export interface AuthSessionTable {
  id: string;
  user_id: string;
  /** Sessions that grew out of one sign-in share it and are revoked together. */
  family: string;
  client: string;
  /** How the user proved who it is (RFC 8176), space-separated: `pwd`, `remember`, `ticket` … */
  amr: Generated<string>;
  /** Address at sign-in. */
  ip: Generated<string>;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoke_reason: string | null;
}

export interface AccessTokenTable {
  /** sha256 of the token, hex. */
  hash: string;
  session_id: string;
  expires_at: Instant;
}

export interface RefreshTokenTable {
  hash: string;
  session_id: string;
  expires_at: Instant;
  consumed_at: Instant | null;
  /** Hash of the token that took its place. */
  replaced_by: string | null;
}

export interface AuthAuditTable {
  id: string;
  at: Instant;
  event: string;
  user_id: string | null;
  login_name: string | null;
  /** Who did it, when that is somebody else than the user it happened to. */
  actor_id: string | null;
  ip: string | null;
  user_agent: string | null;
  detail: string | null;
}

/** Counted tries per key inside a window that ends at `expires_at`. */
export interface RateLimitTable {
  key: string;
  points: number;
  expires_at: Instant;
}

/** A heading on the desktop with apps below it. */
export interface DesktopGroupTable {
  code: string;
  name: string;
  english_name: string | null;
  position: number;
}

export interface DesktopAppTable {
  code: string;
  group_code: string;
  position: number;
  name: string;
  short_name: string | null;
  english_name: string | null;
  english_short_name: string | null;
  server_id: string;
  /** The app's own deploy path; null where the unit's counts. */
  deploy_path: string | null;
  menu_route: string | null;
  /** 0 hides the app from everyone. */
  update_status: Generated<number>;
  /** JSON lists of user types; null means all. `limit_user_type` is also sent to the browser. */
  audience: string | null;
  limit_user_type: string | null;
  front_user_type: UserType | null;
  /** Only in units of this type, only in this unit; null means anywhere. */
  only_unit_type: UnitType | null;
  only_unit_id: string | null;
  icon_img: string | null;
  img_path: string | null;
}

/** What one user changed about one app; `position` null leaves it where it is. */
export interface DesktopChoiceTable {
  user_id: string;
  app_code: string;
  position: number | null;
  hidden: Generated<Flag>;
}

/** A user of a unit asked for an app that is not opened there. */
export interface AppRequestTable {
  unit_id: string;
  app_code: string;
  user_id: string;
  asked_at: Instant;
}

export interface DesktopUnreadTable {
  user_id: string;
  app_code: string;
  num: number;
}

/** Who opened which app, and when. */
export interface AccessRecordTable {
  id: string;
  at: Instant;
  user_id: string;
  user_type: number;
  unit_id: string;
  res_id: string;
  res_name: string;
  type: number;
}

/** Migrations that were applied. */
export interface SchemaMigrationTable {
  name: string;
  applied_at: Instant;
}

/** Every table of the platform, under its name in the database. */
export interface Tables
  extends AnnouncementTables,
    AppUseTables,
    ClientTables,
    DriveTables,
    FaceTables,
    OrganisationTables,
    ProfileTables,
    ResourceTables,
    StorageTables,
    WaysInTables,
    MessageTables,
    LicenceTables {
  schema_migration: SchemaMigrationTable;
  unit: UnitTable;
  app_user: AppUserTable;
  user_role: UserRoleTable;
  auth_session: AuthSessionTable;
  access_token: AccessTokenTable;
  refresh_token: RefreshTokenTable;
  auth_audit: AuthAuditTable;
  rate_limit: RateLimitTable;
  desktop_group: DesktopGroupTable;
  desktop_app: DesktopAppTable;
  app_request: AppRequestTable;
  desktop_choice: DesktopChoiceTable;
  desktop_unread: DesktopUnreadTable;
  access_record: AccessRecordTable;
}
