import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** In milliseconds. */
export const codeLifetime = 10 * 60 * 1000;
/** No second message to the same person within this time, in milliseconds. */
export const codePause = 60_000;
export const maxCodeTries = 5;

export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** `salt:hash`. Six digits can be searched, so what protects them are five tries and ten minutes. */
export function hashCode(code: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${digest(salt, code)}`;
}

export function isCode(stored: string, code: string): boolean {
  const [salt = '', hash = ''] = stored.split(':');
  const given = digest(salt, code);
  return hash.length === given.length && timingSafeEqual(Buffer.from(hash), Buffer.from(given));
}

function digest(salt: string, code: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('hex');
}
