import type { Generated } from 'kysely';

type Instant = number;

/** A role of a unit. Who has it has its code in `user_role`. */
export interface UnitRoleTable {
  id: string;
  unit_id: string;
  /** Unique in the unit. */
  code: string;
  name: string;
  /** Empty where the Chinese name serves both languages. */
  en_name: string;
  revision: Generated<number>;
  updated_at: Instant;
}

/** What a role grants; `node_code` `*` is every node of the app. */
export interface RoleGrantTable {
  role_id: string;
  app_code: string;
  node_code: string;
}

/** A code that makes a parent of who redeems it. */
export interface FamilyCodeTable {
  /** sha256 of the code. */
  hash: string;
  /** The unit that the pupil was in when it was made. */
  unit_id: string;
  child_id: string;
  expires_at: Instant;
  /** Null until somebody has redeemed it. */
  used_at: Instant | null;
}

export interface RoleTables {
  unit_role: UnitRoleTable;
  role_grant: RoleGrantTable;
  family_code: FamilyCodeTable;
}
