/** That a user proves more than the password: by an app, by passkeys, or by both. Recovery codes and passkeys hang on this row. */
export interface SecondStepTable {
  user_id: string;
  /** Of an app that makes codes (RFC 6238): base32 of 160 random bits, sealed for this user; null where there is no app. */
  secret: string | null;
  /** The interval of 30 s whose code counted last; this one and those before count no more. */
  last_step: number;
  /** When the first one was set up. */
  created_at: number;
}

/** A public key that a device made for this portal (WebAuthn Level 3). */
export interface PasskeyTable {
  /** Base64url, as the device named it. */
  id: string;
  user_id: string;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it signed, as its device counts; 0 where it does not count. */
  sign_count: number;
  /** How browsers reach its device, with blanks between. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
}

/** What a device signs, once, for one session and purpose. */
export interface PasskeyChallengeTable {
  session_id: string;
  purpose: 'add' | 'verify';
  challenge: string;
  expires_at: number;
}

/** A code that takes the place of the app once; using it deletes it. */
export interface RecoveryCodeTable {
  user_id: string;
  /** sha256 of 80 random bits. */
  hash: string;
}

export interface SecondStepTables {
  second_step: SecondStepTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
}
