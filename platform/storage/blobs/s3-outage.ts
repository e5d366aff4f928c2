import { DomainError } from '#shared/contracts';

const answered = new Set([404, 416]);
const passing = new Set([408, 429]);
/** Of status 400: the body came too slowly. */
const slowBody = 'RequestTimeout';
/** Of MinIO and Ceph, which have no status of their own for it. */
const fullCodes = new Set(['XMinioStorageFull', 'QuotaExceeded']);

/** Whatever keeps a store from answering, as `store_unavailable`. @param detail for the log only */
export function toOutage(cause: unknown, detail = 'S3 did not answer'): DomainError {
  return new DomainError('store_unavailable', { retryAfter: 5, detail, cause });
}

/** Whether the store did what it was asked, or has it not. */
export function isAnswer(status: number, code: string | undefined): boolean {
  if (code === 'NoSuchBucket') return false;
  return status < 300 || answered.has(status);
}

/** Whether the store may do it when it is asked again. */
export function isWorthAnotherAttempt(status: number, code: string | undefined): boolean {
  if (isFull(status, code)) return false;
  return status >= 500 || passing.has(status) || code === slowBody;
}

/** What the store refused: there is no space, or it is no use to the portal now. */
export function toRefusal(status: number, code: string | undefined): DomainError {
  const detail = `S3 answered ${status}${code ? ` ${code}` : ''}`;
  return isFull(status, code) ? new DomainError('store_full', { detail }) : toOutage(undefined, detail);
}

function isFull(status: number, code = ''): boolean {
  return status === 507 || fullCodes.has(code);
}
