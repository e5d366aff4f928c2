import type { Generated } from 'kysely';

type Instant = number;
type Flag = 0 | 1;

/** A device that may sign in again without a password; its cookie holds `selector.validator`. */
export interface RememberedDeviceTable {
  /** Random, public half of the token. */
  selector: string;
  user_id: string;
  /** The sessions that this device opened share it, so that all end together. */
  family: string;
  /** `remember`: a browser by its cookie. `client`: an app by its client id and its device cookie. */
  kind: 'remember' | 'client';
  /** sha256 of the secret half that counts now. */
  validator_hash: string;
  /** sha256 of the one before; within a grace parallel tabs may still show it. */
  previous_hash: string | null;
  rotated_at: Instant | null;
  /** Network of the browser that got the validator that counts now (`networkOf`). Null where it is not known. */
  rotated_network: string | null;
  /** What the user reads in the list of devices, such as `Chrome · Windows`. */
  device_label: string;
  ua_family: string;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
}

/** A secret that carries a sign-in to another place: a ticket in a link, or a handle in a request. */
export interface HandoverTable {
  /** sha256 of the secret. */
  hash: string;
  kind: 'ticket' | 'handle' | 'frame';
  user_id: string;
  /** The session it came from; it counts only while that one does. Null for demo tickets. */
  session_id: string | null;
  target_app: string;
  /** Host it is meant for; empty: any. */
  unit_host: string;
  amr: string;
  expires_at: Instant;
}

/** An identity at a third party, and whose account it opens. */
export interface SocialLinkTable {
  provider: string;
  openid: string;
  unionid: string | null;
  user_id: string;
  created_at: Instant;
}

/** A third-party sign-in under way in one browser. */
export interface SocialTransactionTable {
  state_hash: string;
  /** sha256 of the cookie of the browser that began it. */
  browser_hash: string;
  provider: string;
  /** Query of the sign-in page on the way back, where the provider knows one address only. */
  return_query: Generated<string | null>;
  created_at: Instant;
  expires_at: Instant;
}

/** An identity that proved itself and waits to be bound to an account. */
export interface SocialPendingTable {
  hash: string;
  browser_hash: string;
  provider: string;
  openid: string;
  unionid: string | null;
  expires_at: Instant;
}

/** The parent account and the teacher account of one person. */
export interface ParentTeacherLinkTable {
  parent_id: string;
  teacher_id: string;
}

export interface ParentChildTable {
  parent_id: string;
  child_id: string;
  position: Generated<number>;
  /** 1 for the child that the parent looks at now. */
  is_current: Generated<Flag>;
}

/** A code that was sent to somebody who forgot the password. */
export interface PasswordResetTable {
  user_id: string;
  /** Salted sha256 of six digits, `salt:hash`. */
  code_hash: string;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

/** Messages to the outside that wait for their delivery. */
export interface OutboxTable {
  id: string;
  at: Instant;
  channel: 'sms' | 'email';
  recipient: string;
  body: string;
  expires_at: Instant;
  /** How often a courier took it on. */
  tries: Generated<number>;
  /** When it may be taken on next. */
  next_at: Instant;
}

/** A sign-in by QR code: one screen shows it, a signed-in device confirms it. */
export interface QrSignInTable {
  /** sha256 of the secret that only the waiting browser holds. */
  poll_hash: string;
  /** sha256 of what the code shows. */
  scan_hash: string;
  device_label: string;
  ip: string;
  created_at: Instant;
  expires_at: Instant;
  /** Set by the one confirmation. */
  user_id: string | null;
  session_id: string | null;
  amr: string | null;
}

/** Tables of the ways into a session other than by password. */
export interface WaysInTables {
  remembered_device: RememberedDeviceTable;
  handover: HandoverTable;
  social_link: SocialLinkTable;
  social_transaction: SocialTransactionTable;
  social_pending: SocialPendingTable;
  parent_teacher_link: ParentTeacherLinkTable;
  parent_child: ParentChildTable;
  password_reset: PasswordResetTable;
  outbox: OutboxTable;
  qr_sign_in: QrSignInTable;
}
