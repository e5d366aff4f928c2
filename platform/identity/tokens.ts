import { createHash, randomBytes } from 'node:crypto';

/** An opaque token: 256 random bits, base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. A fast hash is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
