/** How often the people of a unit opened an app on a day. */
export interface AppUseTable {
  unit_id: string;
  app_code: string;
  /** Its beginning in China, epoch milliseconds. */
  day: number;
  opened: number;
}

export interface AppUseTables {
  app_use: AppUseTable;
}
