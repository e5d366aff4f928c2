import type { ClassRegisterTables } from './class-register-tables.ts';

/** How a unit uses faces; no row: not at all. */
export interface FaceSettingTable {
  unit_id: string;
  is_on: 0 | 1;
  retention_days: number;
  verify_distance: number;
  identify_distance: number;
  /** What the unit adds to the text of the consent, in Chinese and in English; empty: nothing. */
  consent_text: string;
  consent_text_en: string;
  /** Grows with each change of these two. */
  text_version: number;
}

/** Somebody agreed that the face of a user is kept. Withdrawing deletes the row, and the template with it. */
export interface FaceConsentTable {
  user_id: string;
  /** The user, or a guardian. */
  given_by: string;
  given_at: number;
  /** Version of the text that was agreed to. */
  words_version: number;
}

/** What a user is recognised by; there is none without consent. */
export interface FaceTemplateTable {
  user_id: string;
  /** Which model made the descriptor: those of two models cannot be compared. */
  model: string;
  /** Sealed. */
  descriptor: string;
  /** Sealed base64 of a JPEG. */
  picture: string;
  registered_at: number;
}

/** A turn of the head that was asked for. */
export interface FaceChallengeTable {
  nonce_hash: string;
  action: 'turn-left' | 'turn-right';
  expires_at: number;
}

export interface FaceTables extends ClassRegisterTables {
  face_setting: FaceSettingTable;
  face_consent: FaceConsentTable;
  face_template: FaceTemplateTable;
  face_challenge: FaceChallengeTable;
}
