import type { Generated } from 'kysely';

type Instant = number;

/** What administrators announce to everybody in some units for a time. */
export interface AnnouncementTable {
  id: string;
  /** Whose administrators keep it. */
  unit_id: string;
  level: 'info' | 'warning';
  zh_text: string;
  /** Empty where nobody wrote one. */
  en_text: string;
  starts_at: Instant;
  ends_at: Instant;
  /** JSON lists; empty means everybody. */
  user_types: string;
  roles: string;
  /** Grows by one with each change; guards against lost updates. */
  revision: number;
  /** 1 reaches every unit, those included that are created while it runs. */
  for_all: Generated<0 | 1>;
  /** Who wrote it last; null when that user is gone. */
  author_id: string | null;
}

/** The units that an announcement reaches. */
export interface AnnouncementUnitTable {
  unit_id: string;
  announcement_id: string;
}

/** The feedback of users to their administrators. */
export interface FeedbackTable {
  id: string;
  at: Instant;
  unit_id: string;
  user_id: string | null;
  text: string;
  /** JSON text of what went along. */
  details: string;
}

export interface AnnouncementTables {
  announcement: AnnouncementTable;
  announcement_unit: AnnouncementUnitTable;
  feedback: FeedbackTable;
}
