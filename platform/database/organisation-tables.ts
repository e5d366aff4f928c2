import type { Generated } from 'kysely';
import type { ClassStatus } from '#shared/contracts';

type Instant = number;
type Flag = 0 | 1;

/** A school year of a unit. Days are `YYYY-MM-DD`. */
export interface SchoolYearTable {
  id: string;
  unit_id: string;
  name: string;
  begins_on: string;
  ends_on: string;
  /** At most one of a unit. */
  is_current: Flag;
  revision: Generated<number>;
}

/** A class that exists. Who is in it has its names in `app_user`. */
export interface SchoolClassTable {
  id: string;
  unit_id: string;
  year_id: string | null;
  /** One of the unit's `campus_units`. */
  campus_id: string | null;
  /** Empty where the school has no grades. Unique among the open ones of a unit, together with the name of the class. */
  grade_name: string;
  class_name: string;
  /** What both names are typed as in latin letters, see the room name-readings. */
  name_readings: string;
  /** Sorts as schools count their classes. */
  name_order: string;
  status: ClassStatus;
  /** What a program of the unit calls it; unique in the unit. */
  external_id: Generated<string | null>;
  revision: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Who teaches what in a class. */
export interface ClassTeacherTable {
  class_id: string;
  user_id: string;
  /** Empty where none is named. */
  subject: string;
  is_head: Flag;
}

export interface OrganisationTables {
  school_year: SchoolYearTable;
  school_class: SchoolClassTable;
  class_teacher: ClassTeacherTable;
}
