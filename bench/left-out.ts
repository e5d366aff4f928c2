import { findProgram } from './machine.ts';

/** A part cannot run on this machine. It is left out, which is no failure of the part. */
export class LeftOutError extends Error {
  override readonly name = 'LeftOutError';
}

/** @throws LeftOutError that names those of the programs that are not installed */
export function requirePrograms(...names: readonly string[]): void {
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length > 0) throw new LeftOutError(`not installed: ${missing.join(', ')}`);
}
