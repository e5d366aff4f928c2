/** How long a unit keeps rows of a table; without a row as long as the portal does. */
export interface UnitRetentionTable {
  unit_id: string;
  table_name: string;
  days: number;
  /** Grows by one with each change; guards against lost updates. */
  revision: number;
}

export interface TermTables {
  unit_retention: UnitRetentionTable;
}
