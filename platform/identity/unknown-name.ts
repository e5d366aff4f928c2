import { createHmac, randomBytes } from 'node:crypto';

/** Lives in memory only, as long as the process: not even the database with all key files leads back to a name. */
const key = randomBytes(32);

/**
 * What the audit trail says of a name that nobody has. People type passwords there, so the name itself is never kept. Tries
 * on one name carry one mark, until the process ends.
 */
export function describeUnknownName(name: string): string {
  const mark = createHmac('sha256', key).update(name.toLowerCase()).digest('hex').slice(0, 8);
  return `unknown_user ${mark}`;
}
