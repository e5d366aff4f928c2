import { createHash, createHmac, randomBytes } from 'node:crypto';

/** An opaque token: 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. A fast hash is enough: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token that follows another one when the caller names its attempt: the same for the same attempt, so that a lost
 * answer can be given again without keeping any token. A reader without the token or the key cannot compute it.
 */
export function deriveToken(token: string, attempt: string): string {
  return createHmac('sha256', token).update(attempt).digest('base64url');
}
