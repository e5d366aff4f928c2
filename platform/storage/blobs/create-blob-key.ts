import { randomBytes } from 'node:crypto';

/** A key that nobody has used. Two characters of it are a folder, so that none grows too large. */
export function createBlobKey(): string {
  const random = randomBytes(20).toString('hex');
  return `${random.slice(0, 2)}/${random.slice(2)}`;
}
