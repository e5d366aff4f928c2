import { DomainError } from '#shared/contracts';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const outages = new Set([
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ETIMEDOUT',
  'EBUSY',
]);

/** What a file system refuses, as `store_full` or `store_unavailable`; every other error as it is. */
export function toStorageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (full.has(code)) return new DomainError('store_full', { cause: error });
  return outages.has(code) ? new DomainError('store_unavailable', { retryAfter: 5, cause: error }) : error;
}
