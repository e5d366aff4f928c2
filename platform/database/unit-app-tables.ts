import type { Generated } from 'kysely';

type Instant = number;
type Flag = 0 | 1;

/** What a unit decided about an app; without a row it is as the catalogue says. */
export interface UnitAppTable {
  unit_id: string;
  app_code: string;
  is_open: Generated<Flag>;
  /** 1 where nobody of the unit hides the tile. */
  is_locked: Generated<Flag>;
  /** 0 where only those count whom `unit_app_audience` names: without a row there, nobody. */
  is_for_everybody: Generated<Flag>;
  /** Among the apps of its group; null leaves it to the catalogue. */
  position: number | null;
  /** 0 before anything but the order was decided. */
  revision: Generated<number>;
  updated_at: Instant;
}

/** Whom a unit means an app for. */
export interface UnitAppAudienceTable {
  unit_id: string;
  app_code: string;
  kind: 'user_type' | 'role' | 'class';
  /** A user type as text, a role code, or the id of a class. */
  value: string;
}

/** The place of a group among those of a unit. */
export interface UnitAppGroupTable {
  unit_id: string;
  group_code: string;
  position: number;
}

export interface UnitAppTables {
  unit_app: UnitAppTable;
  unit_app_audience: UnitAppAudienceTable;
  unit_app_group: UnitAppGroupTable;
}
