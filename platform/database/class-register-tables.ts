import type { AttendanceStatus } from '#shared/contracts';

/** A class on a day. */
export interface ClassRegisterTable {
  id: string;
  unit_id: string;
  grade_name: string;
  class_name: string;
  /** `YYYY-MM-DD`, where the school is. */
  day: string;
  /** When the lesson begins, epoch ms. */
  starts_at: number;
  late_minutes: number;
  /** Who began it, or changed its start. */
  kept_by: string;
  kept_at: number;
}

/** A pupil whom somebody has marked. */
export interface ClassRegisterEntryTable {
  register_id: string;
  user_id: string;
  status: AttendanceStatus;
  by_face: 0 | 1;
  marked_by: string;
  marked_at: number;
}

export interface ClassRegisterTables {
  class_register: ClassRegisterTable;
  class_register_entry: ClassRegisterEntryTable;
}
