import type { Generated } from 'kysely';
import type { ClassOutcome, PromotionStatus, UserStatus } from '#shared/contracts';

type Instant = number;
type Flag = 0 | 1;

/** The end of a school year of a unit. At most one of a unit runs or is being undone. */
export interface PromotionTable {
  id: string;
  unit_id: string;
  status: PromotionStatus;
  /** The year that ended; null in a unit that had none. */
  from_year_id: string | null;
  to_year_id: string;
  year_name: string;
  /** 1: the year that it leads to was made by it. */
  made_year: Flag;
  /** Who began it, or its undoing, and from where: the audit lines of all that follows name her. */
  actor_id: string;
  actor_login: string;
  actor_unit_id: string;
  ip: string;
  user_agent: string;
  started_at: Instant;
  finished_at: Instant | null;
}

/** What a class was and became. It stays as the record of the year. */
export interface PromotionClassTable {
  promotion_id: string;
  class_id: string;
  /** The order in which no two classes have the same names. */
  position: number;
  outcome: ClassOutcome | 'new';
  /** Empty of a new class. */
  from_grade: string;
  from_class: string;
  from_year_id: string | null;
  /** Empty of a class that leaves. */
  to_grade: string;
  to_class: string;
  /** 'kept': somebody changed the class since, so that undoing it changed nothing. */
  state: Generated<'waiting' | 'done' | 'undone' | 'kept'>;
}

/** What a person of a class was and became. It stays as the record of the year, until she is deleted. */
export interface PromotionPersonTable {
  promotion_id: string;
  user_id: string;
  /** The class that she was in. */
  class_id: string;
  /** 'along': with her class; 'move': into another one, or none; 'leave': out of the school. */
  outcome: 'along' | 'move' | 'leave';
  from_grade: string;
  from_class: string;
  from_status: UserStatus;
  to_grade: string;
  to_class: string;
  /** 'parked': in no class for a moment, until all classes have their names. */
  state: Generated<'waiting' | 'parked' | 'done' | 'undone'>;
}

export interface PromotionTables {
  promotion: PromotionTable;
  promotion_class: PromotionClassTable;
  promotion_person: PromotionPersonTable;
}
