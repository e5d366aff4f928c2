import { hashParameters } from './hash-parameters.ts';
import { createHashPool } from './hash-pool.ts';
import { planHashing } from './hash-scheduling.ts';
import { createWorkQueue } from './work-queue.ts';

const { memoryCost, timeCost, parallelism } = hashParameters;
const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
const maxBytes = 1024;

/** Nobody's hash: an unknown user costs as much as a known one. Any digest of the right length does. */
const nobody = `${prefix}${'c2Nob29sLXBvcnRhbC0wMA'}$${'A'.repeat(43)}`;

const plan = planHashing();
const pool = createHashPool(plan);

/** One queue for the process: the machine's cores are what has to be shared. */
const hashing = createWorkQueue({
  running: plan.count,
  // As many as a school has that come with the bell.
  waiting: 400,
  maxWaitMs: 20_000, // before those who asked give up
});

/** Starts what hashes: starting takes some 50 ms of a core, which those who come with the bell would wait for. */
export function prepareHashing(): Promise<void> {
  return pool.prepare();
}

/** How many passwords are hashed now, and how many wait. */
export function hashingState(): { running: number; waiting: number } {
  return hashing.state();
}

/**
 * A password as a PHC string (argon2id).
 * @throws RangeError over 1024 bytes; DomainError `store_unavailable` when too many passwords wait.
 */
export async function hashPassword(password: string): Promise<string> {
  if (isTooLong(password)) throw new RangeError(`a password holds at most ${maxBytes} bytes`);
  return hashing(() => pool.hash(password));
}

export interface PasswordVerdict {
  matches: boolean;
  /** The hash was made with other parameters than today's; hash the password anew. */
  isOutdated: boolean;
}

/**
 * Compares a password with a stored hash. Without a readable one the work is the same and the verdict is no.
 * @throws DomainError `store_unavailable` when too many passwords wait.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<PasswordVerdict> {
  if (isTooLong(password)) return { matches: false, isOutdated: false };
  const isReadable = stored?.startsWith('$argon2') ?? false;
  const isEqual = await hashing(() => pool.verify(isReadable && stored ? stored : nobody, password));
  return { matches: isReadable && isEqual, isOutdated: !stored?.startsWith(prefix) };
}

function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > maxBytes;
}
