import type { Generated } from 'kysely';
import type { ContactKind } from '#shared/contracts';
import type { PasswordResetTable } from './ways-in-tables.ts';

export interface UserPictureTable {
  /** A secret of 128 bits: a user who was shown the picture knows its address, and nobody guesses it. */
  id: string;
  user_id: string;
  /** A JPEG in base64. */
  body: string;
}

/** A code that was sent to what somebody wants to be reached by. */
export interface ContactChangeTable extends PasswordResetTable {
  kind: ContactKind;
  contact: string;
  tries: Generated<number>;
}

/** What users keep about themselves. */
export interface ProfileTables {
  user_picture: UserPictureTable;
  contact_change: ContactChangeTable;
}
