import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

/** argon2id after OWASP: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;
const maxBytes = 1024;

/** Nobody's hash: an unknown user costs as much as a known one. Any digest of the right length does. */
const nobody = `${prefix}${'c2Nob29sLXBvcnRhbC0wMA'}$${'A'.repeat(43)}`;

/**
 * One queue for the process: the machine's cores are what has to be shared. One core, and one of the four threads that Node
 * has for such work, stay with everybody who is signed in already. As many may wait as a school has that come with the bell.
 */
const hashing = createWorkQueue({
  running: Math.min(Math.max(availableParallelism() - 1, 1), 3),
  waiting: 400,
  patience: 20_000, // before those who asked give up
});

const isTooLong = (password: string): boolean => Buffer.byteLength(password) > maxBytes;

/**
 * A password as a PHC string (argon2id).
 * @throws RangeError over 1024 bytes; DomainError `store_unavailable` when too many passwords wait.
 */
export const hashPassword = async (password: string): Promise<string> => {
  if (isTooLong(password)) throw new RangeError(`a password holds at most ${maxBytes} bytes`);
  return hashing(() => hash(password, parameters));
};

export interface PasswordVerdict {
  matches: boolean;
  /** The hash was made with other parameters than today's; hash the password anew. */
  isOutdated: boolean;
}

/**
 * Compares a password with a stored hash. Without a readable one the work is the same and the verdict is no.
 * @throws DomainError `store_unavailable` when too many passwords wait.
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<PasswordVerdict> => {
  if (isTooLong(password)) return { matches: false, isOutdated: false };
  const isReadable = stored?.startsWith('$argon2') ?? false;
  const isEqual = await hashing(() => verify(isReadable && stored ? stored : nobody, password));
  return { matches: isReadable && isEqual, isOutdated: !stored?.startsWith(prefix) };
};
