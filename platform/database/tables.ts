import type { Generated } from 'kysely';
import type { Language, personFields, UnitType } from '#shared/contracts';
import type { AnnouncementTables } from './announcement-tables.ts';
import type { AppServiceTables } from './app-service-tables.ts';
import type { AppUseTables } from './app-use-tables.ts';
import type { ClientTables } from './client-tables.ts';
import type { DesktopTables } from './desktop-tables.ts';
import type { DirectoryTables } from './directory-tables.ts';
import type { DriveTables } from './drive-tables.ts';
import type { FaceTables } from './face-tables.ts';
import type { ColumnsOf } from './field-columns.ts';
import type { ImportTables } from './import-tables.ts';
import type { LicenceTables } from './licence-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { OrganisationTables } from './organisation-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { PromotionTables } from './promotion-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { ResourceTables } from './resource-tables.ts';
import type { RoleTables } from './role-tables.ts';
import type { SecondStepTables } from './second-step-tables.ts';
import type { StorageTables } from './storage-tables.ts';
import type { TermTables } from './term-tables.ts';
import type { UnitAppTables } from './unit-app-tables.ts';
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
  /** Grows by one with each change of names and campuses; guards against lost updates. */
  revision: Generated<number>;
  /** Sessions of administrators that were opened since then need a second step; null where none is asked for. */
  second_step_since: Instant | null;
  /** 1 where the bureau asks for it: the school does not end that. */
  second_step_by_bureau: Generated<Flag>;
}

/** A user. What an administrator enters about her stands in `personFields`. */
export interface AppUserTable extends ColumnsOf<typeof personFields> {
  id: string;
  /** What the name is typed as in latin letters, see the room name-readings; written with the name. */
  name_readings: Generated<string>;
  unit_id: string;
  /** What the school's own information system calls her; unique among the people of a unit of one type. */
  external_id: Generated<string | null>;
  avatar: string | null;
  /** What the user chose for all devices; null for nothing. */
  language: Language | null;
  user_status: Generated<'enabled' | 'disabled'>;
  /** When she left the school; null while she is there. */
  left_at: Instant | null;
  /** Since when she is disabled, as far as the purge has seen it. */
  disabled_at: Instant | null;
  /** When the purge took her name and all that was hers; null while she has them. */
  anonymised_at: Instant | null;
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

/** Migrations that were applied. */
export interface SchemaMigrationTable {
  name: string;
  applied_at: Instant;
}

/** Every table of the platform, under its name in the database. */
export interface Tables
  extends AnnouncementTables,
    AppServiceTables,
    AppUseTables,
    ClientTables,
    DesktopTables,
    DirectoryTables,
    DriveTables,
    FaceTables,
    ImportTables,
    OrganisationTables,
    ProfileTables,
    PromotionTables,
    ReleaseTables,
    ResourceTables,
    SecondStepTables,
    RoleTables,
    StorageTables,
    TermTables,
    UnitAppTables,
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
}
