import { DomainError } from '#shared/contracts';

export type ScanResult =
  | { verdict: 'clean' }
  /** `name` is the scanner's own, such as `Win.Test.EICAR_HDB-1`. */
  | { verdict: 'infected'; name: string }
  /** Nobody knows what the content holds; `reason` is for the log. */
  | { verdict: 'unavailable'; reason: string };

/** Says what a scanner finds in a content, which it reads to the end unless it found something before. */
export type ScanContent = (source: AsyncIterable<Uint8Array>) => Promise<ScanResult>;

/**
 * Lets only what is clean pass: without an answer of the scanner, nothing counts as clean.
 * @throws DomainError `content_infected`, `scanner_unavailable`; whatever the source throws
 */
export async function requireClean(scan: ScanContent, source: AsyncIterable<Uint8Array>): Promise<void> {
  const result = await scan(source);
  if (result.verdict === 'infected') throw new DomainError('content_infected', { detail: result.name });
  if (result.verdict === 'unavailable')
    throw new DomainError('scanner_unavailable', { retryAfter: 30, detail: result.reason });
}
