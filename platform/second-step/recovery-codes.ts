import { randomBytes } from 'node:crypto';
import { hashToken } from '#platform/identity';
import { writeBase32 } from './base32.ts';

const count = 10;
/** 80 bits: nobody guesses them, nor finds them from a fast hash. */
const bytes = 10;

/** Ten codes such as `abcd-efgh-ijkl-mnop`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = writeBase32(randomBytes(bytes)).toLowerCase();
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

/** What the database keeps of a code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  return hashToken(plainCode(code));
}

/** A code without the blanks and hyphens that people type, and with the digits of a Chinese keyboard as the others. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();
}
