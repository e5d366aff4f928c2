import { createHash, createHmac, randomBytes } from 'node:crypto';

/** An opaque token: 256 random bits, base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. A fast hash is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token that follows another one when the caller names its attempt: the same for the same attempt, so that a lost
 * answer can be given again without keeping any token. Who lacks the token or the key cannot tell it.
 */
export const deriveToken = (token: string, attempt: string): string =>
  createHmac('sha256', token).update(attempt).digest('base64url');
