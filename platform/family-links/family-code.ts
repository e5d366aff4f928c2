import { randomInt } from 'node:crypto';
import { hashToken } from '#platform/identity';
import { familyCodeAlphabet, familyCodeLength, normaliseFamilyCode } from '#shared/contracts';

const groupLength = 4;

/** A code for a slip, such as `ABCD-EFGH-JKLM`: 60 random bits. */
export function createFamilyCode(): string {
  const letters = Array.from({ length: familyCodeLength }, () =>
    familyCodeAlphabet.charAt(randomInt(familyCodeAlphabet.length)),
  );
  return Array.from({ length: familyCodeLength / groupLength }, (_, at) =>
    letters.slice(at * groupLength, (at + 1) * groupLength).join(''),
  ).join('-');
}

/** What the database keeps of a code, however it was typed. */
export function hashFamilyCode(code: string): string {
  return hashToken(normaliseFamilyCode(code));
}
